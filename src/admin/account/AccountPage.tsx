import { signedInAs } from '#data/session'
import { useConnection } from '#offline/connection'
import { AccountList } from './AccountList'
import { OneTimeCodes } from './OneTimeCodes'
import { PasswordForm } from './PasswordForm'
import { SessionList } from './SessionList'
import { useIsAdministrator } from './useIsAdministrator'

/** One's own account; an administrator's: everybody's. None of it can wait for a network. */
export function AccountPage() {
  const isAdministrator = useIsAdministrator()
  const { isReachable } = useConnection()
  return (
    <div className="adm-panels">
      <div className="adm-head">
        <h1>帳號</h1>
        <p>
          {signedInAs()}
          <span className="adm-soft">（{isAdministrator ? '管理員' : '編輯'}）</span>
        </p>
      </div>
      {isReachable ? null : <p className="adm-note">離線中，不能更改帳號；請連線後再試。</p>}
      <PasswordForm />
      <OneTimeCodes />
      <SessionList />
      {isAdministrator ? <AccountList /> : null}
    </div>
  )
}
