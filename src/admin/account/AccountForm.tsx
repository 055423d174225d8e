import { type FormEvent, useState } from 'react'
import { type AccountAnswer, roles } from '#contract/account.ts'
import { fieldLook, formLook } from '#staffStyled/recipes'
import { asTyped } from '../asTyped.ts'
import { Button } from '../Button.tsx'
import { Options } from '../Options.tsx'

/** What is to be done with an account that is not one's own. */
export type AccountTask =
  | { does: 'add' }
  | { does: 'set password' | 'end codes' | 'make administrator'; account: AccountAnswer }

type ChangeTask = Exclude<AccountTask, { does: 'add' }>

/** What a dialog for it is called. */
export function titleOf(task: AccountTask): string {
  if (task.does === 'add') return '新增帳號'
  const { username } = task.account
  return {
    'set password': `重設「${username}」的密碼`,
    'end codes': `關閉「${username}」的一次性密碼`,
    'make administrator': `讓「${username}」成為管理員`,
  }[task.does]
}

interface AccountFormProps {
  task: AccountTask
  onSave: (body: Record<string, unknown>) => Promise<void>
}

/** What is sent of it beside what is typed. */
const changeOf: Record<AccountTask['does'], object> = {
  add: {},
  'set password': {},
  'end codes': { has_one_time_code: false },
  'make administrator': { role: 'administrator' },
}

/** A new account; or for one there is a new password, no codes any more, or the right to do all. */
export function AccountForm({ task, onSave }: AccountFormProps) {
  const [isSending, setIsSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const known = task.does === 'add' ? {} : { id: task.account.id }
    setIsSending(true)
    await onSave({ ...typed, ...known, ...changeOf[task.does] })
    setIsSending(false)
  }
  return (
    <form className={formLook().shortForm} method="post" onSubmit={submit}>
      {task.does === 'add' ? <NewAccount /> : <p>{consequenceOf(task)}</p>}
      {task.does === 'add' || task.does === 'set password' ? (
        <Password
          label={`${task.does === 'add' ? '' : '新'}密碼（最少8個字）`}
          name="password"
          autoComplete="new-password"
        />
      ) : null}
      <Password label="你的密碼" name="own_password" autoComplete="current-password" />
      <div>
        <Button type="submit" data-main isOff={isSending}>
          {task.does === 'end codes' ? '關閉一次性密碼' : '儲存'}
        </Button>
      </div>
    </form>
  )
}

const consequenceOf = ({ does, account: { username } }: ChangeTask): string =>
  ({
    'set password': `${username}的所有登入會即時結束。`,
    'end codes': `${username}之後只憑密碼便可登入。`,
    'make administrator': `${username}之後可管理帳號、更改網站設定及永久刪除。`,
  })[does]

function NewAccount() {
  return (
    <>
      <label>
        帳號
        <input
          className={fieldLook()}
          name="username"
          autoComplete="off"
          {...asTyped}
          required
          // The window begins at the first of its fields: see `beginHere`.
          data-autofocus
        />
      </label>
      <label>
        權限
        <select className={fieldLook()} name="role" defaultValue="editor">
          <Options of={roles} />
        </select>
      </label>
    </>
  )
}

interface PasswordProps {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
}

function Password({ label, ...input }: PasswordProps) {
  return (
    <label>
      {label}
      <input className={fieldLook()} type="password" required data-autofocus {...input} />
    </label>
  )
}
