import type { ReactNode } from 'react'
import { css } from '#styled/css'

// The main column then holds three cards of pictures beside each other.
const layout = css({
  display: 'grid',
  columnGap: '12',
  rowGap: { base: '10', tablet: '12' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', full: 'minmax(0, 1fr) 17rem' },
})

const main = css({ display: 'flex', flexDirection: 'column', gap: { base: '6', tablet: '8' } })

/** A record's own content, and what leads on from it: beside it, or below where there is no room. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={layout}>
      <div className={main}>{children}</div>
      {aside}
    </div>
  )
}
