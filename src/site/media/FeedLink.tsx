import { latestNotice } from '#contract/collections/latestNotice.ts'
import { css } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: 'touch',
  fontWeight: 'bold',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
})

/** The notices for whoever has a feed reader; no page, so the router has no part in it. */
export function FeedLink() {
  return (
    <a href={latestNotice.page.feed.path} type="application/atom+xml" className={link}>
      <Icon name="feed" />
      訂閱公告
    </a>
  )
}
