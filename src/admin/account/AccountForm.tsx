import { type FormEvent, useState } from 'react'
import { type AccountAnswer, roles } from '#contract/account'
import { ActionButton } from '../ActionButton'

interface AccountFormProps {
  /** Whose password is set; `undefined` for a new account. */
  account: AccountAnswer | undefined
  onSave: (body: Record<string, unknown>) => Promise<void>
}

/** A new account, or a new password for one there is. */
export function AccountForm({ account, onSave }: AccountFormProps) {
  const [isSending, setIsSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    setIsSending(true)
    await onSave(account ? { ...typed, id: account.id } : typed)
    setIsSending(false)
  }
  return (
    <form className="adm-short-form" method="post" onSubmit={submit}>
      {account ? (
        <p>{account.username}的所有登入會即時結束。</p>
      ) : (
        <>
          <label>
            帳號
            <input className="adm-input" name="username" autoComplete="off" required />
          </label>
          <label>
            權限
            <select className="adm-input" name="role" defaultValue="editor">
              {Object.entries(roles).map(([role, label]) => (
                <option key={role} value={role}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      <label>
        密碼（最少8個字）
        <input
          className="adm-input"
          name="password"
          type="password"
          autoComplete="new-password"
          required
        />
      </label>
      <div>
        <ActionButton type="submit" className="adm-button" data-main isOff={isSending}>
          儲存
        </ActionButton>
      </div>
    </form>
  )
}
