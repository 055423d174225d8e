import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const MOST = 8

/**
 * The records whose forms were opened last, as addresses name them, the last one first: kept as long as
 * somebody works in this tab.
 */
export function useRecent(): readonly string[] {
  const router = useRouter()
  const [recent, setRecent] = useState<readonly string[]>([])
  useEffect(() => {
    const note = ({ search }: { search: { record?: unknown } }) => {
      const { record } = search
      if (typeof record !== 'string') return
      setRecent(before => [record, ...before.filter(each => each !== record)].slice(0, MOST))
    }
    note(router.latestLocation)
    return router.subscribe('onResolved', ({ toLocation }) => note(toLocation))
  }, [router])
  return recent
}
