import { signedInAs } from '#data/session'
import { css } from '#styled/css'

const title = css({ textStyle: 'heading', marginBottom: '4' })

/** The first page after signing in: who is signed in. */
export function AdminHome() {
  return (
    <>
      <h1 className={title}>主頁</h1>
      <p>已登入：{signedInAs()}</p>
    </>
  )
}
