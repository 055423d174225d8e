import { useEffect } from 'react'
import { useSchoolName } from './useSchoolName.ts'

/** Names the tab after what is open in it, the nearest first. */
export function PageTitle({ of }: { of: readonly (string | undefined)[] }) {
  const title = [...of, '管理', useSchoolName()].filter(Boolean).join('｜')
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
