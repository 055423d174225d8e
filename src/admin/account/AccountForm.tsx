import { type FormEvent, useState } from 'react'
import { type AccountAnswer, roles } from '#contract/account.ts'
import { fieldLook, formLook } from '#staffStyled/recipes'
import { asTyped } from '../asTyped.ts'
import { Button } from '../Button.tsx'
import { Options } from '../Options.tsx'

/** What is to be done with an account that is not one's own. */
export type AccountTask =
  | { does: 'add' }
  | { does: 'set password' | 'end codes'; account: AccountAnswer }

/** What a dialog for it is called. */
export function titleOf(task: AccountTask): string {
  if (task.does === 'add') return '新增帳號'
  const { username } = task.account
  return task.does === 'end codes' ? `關閉「${username}」的一次性密碼` : `重設「${username}」的密碼`
}

interface AccountFormProps {
  task: AccountTask
  onSave: (body: Record<string, unknown>) => Promise<void>
}

/** A new account; or for one there is a new password, or no codes any more. */
export function AccountForm({ task, onSave }: AccountFormProps) {
  const [isSending, setIsSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const known = task.does === 'add' ? {} : { id: task.account.id }
    const change = task.does === 'end codes' ? { has_one_time_code: false } : {}
    setIsSending(true)
    await onSave({ ...typed, ...known, ...change })
    setIsSending(false)
  }
  return (
    <form className={formLook().shortForm} method="post" onSubmit={submit}>
      {task.does === 'add' ? <NewAccount /> : <p>{consequenceOf(task)}</p>}
      {task.does === 'end codes' ? null : (
        <Password
          label={`${task.does === 'add' ? '' : '新'}密碼（最少8個字）`}
          name="password"
          autoComplete="new-password"
        />
      )}
      {task.does === 'add' ? null : (
        <Password label="你的密碼" name="own_password" autoComplete="current-password" />
      )}
      <div>
        <Button type="submit" data-main isOff={isSending}>
          {task.does === 'end codes' ? '關閉一次性密碼' : '儲存'}
        </Button>
      </div>
    </form>
  )
}

const consequenceOf = ({ does, account }: Exclude<AccountTask, { does: 'add' }>): string =>
  does === 'end codes'
    ? `${account.username}之後只憑密碼便可登入。`
    : `${account.username}的所有登入會即時結束。`

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
