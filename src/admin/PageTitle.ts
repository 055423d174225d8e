import { useEffect } from 'react'

const ADMIN = '管理｜澳門持續教育學校'

/** Names the tab after what is open in it, the nearest first. */
export function PageTitle({ of }: { of: readonly (string | undefined)[] }) {
  const title = [...of.filter(Boolean), ADMIN].join('｜')
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
