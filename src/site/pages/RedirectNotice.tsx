import { PageHeading } from '../PageHeading.tsx'
import { SiteLink } from '../SiteLink.tsx'

/** The placeholder of the root address, for the moment before the home page shows. */
export function RedirectNotice() {
  return (
    <PageHeading
      title="歡迎"
      note={
        <p>
          正在前往<SiteLink href="/home">首頁</SiteLink>。
        </p>
      }
    />
  )
}
