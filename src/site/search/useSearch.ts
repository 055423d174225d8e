import { startTransition, useEffect, useState } from 'react'
import type { Answers } from './documents.ts'
import { searchIn } from './searchIn.ts'
import type { Search } from './searchIndex.ts'

interface Made {
  of: Promise<Search>
  search: Search
}

/**
 * The search over these answers. Until it is made there is none, and afterwards the one before.
 * @param isNeeded false while more answers come and nothing is asked: each would begin a search of its own
 * @returns also whether the next is being made
 */
export function useSearch(answers: Answers, isNeeded: boolean) {
  const [made, setMade] = useState<Made>()
  const making = isNeeded ? searchIn(answers) : undefined
  useEffect(() => {
    let isLeft = false
    making?.then(search => {
      if (!isLeft) startTransition(() => setMade({ of: making, search }))
    })
    return () => {
      isLeft = true
    }
  }, [making])
  return { search: made?.search, isMaking: making !== undefined && made?.of !== making }
}
