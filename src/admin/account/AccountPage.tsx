import { roles } from '#contract/account.ts'
import { signedInAs } from '#data/session.ts'
import { useConnection } from '#pwa/connection.ts'
import { deskLook, formLook, frameLook, wordsLook } from '#staffStyled/recipes'
import { Coming } from '../Coming.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { AccountList } from './AccountList.tsx'
import { OneTimeCodes } from './OneTimeCodes.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SchemeChoice } from './SchemeChoice.tsx'
import { SessionList } from './SessionList.tsx'
import { useRole } from './useRole.ts'

/** One's own account; an administrator's: everybody's. None of it can wait for a network. */
export default function AccountPage() {
  const { isAdministrator, isKnown, error } = useRole()
  const { isReachable } = useConnection()
  return (
    <div className={deskLook().panels}>
      <div className={frameLook().head}>
        <PageHeading>帳號</PageHeading>
        <p>
          {signedInAs()}
          {isKnown ? (
            <span className={wordsLook().soft}>
              （{roles[isAdministrator ? 'administrator' : 'editor']}）
            </span>
          ) : null}
        </p>
      </div>
      {isReachable ? null : <p className={formLook().note}>離線中，不能更改帳號；請連線後再試。</p>}
      <SchemeChoice />
      <PasswordForm />
      {isKnown ? (
        <>
          <OneTimeCodes />
          <SessionList />
        </>
      ) : (
        <Coming what="帳號的資料" error={error} />
      )}
      {isAdministrator ? <AccountList /> : null}
    </div>
  )
}
