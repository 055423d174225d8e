import { css } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'

const red = css({ color: 'red.600' })

/** The red icon of an entry that changes every week: a pen for enrolling, else a loudspeaker. */
export function UrgentIcon({ href }: { href: string }) {
  return <Icon name={href.startsWith('/course') ? 'enrol' : 'notice'} className={red} />
}
