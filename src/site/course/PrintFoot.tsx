import { type Contact, contactLabels } from '#contract/contact.ts'
import { css } from '#styled/css'
import { useHydrated } from '#ui/Hydrated.tsx'

const foot = css({
  display: 'none',
  _print: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingTop: '2',
    marginInline: '4',
    borderTop: 'hairline',
    backgroundColor: 'paper',
  },
})

/** Where a printed page came from, and whom to call. */
export function PrintFoot({ path, contact }: { path: string; contact: Contact | undefined }) {
  // Which name the site goes by, only the browser knows.
  const origin = useHydrated() ? location.origin : ''
  return (
    <p className={foot}>
      <span>{contact?.name.zh}</span>
      {contact?.telephone ? (
        <span>{`${contactLabels.telephone}：${contact.telephone}`}</span>
      ) : null}
      <span>網頁：{origin + path}</span>
    </p>
  )
}
