import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { showFailure } from '#ui/toasts.ts'

interface LoadedProps<T> {
  query: UseQueryOptions<T>
  /** What stands in its place until then, of the same height. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

const note = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })

/** Part of a page that depends on one answer: coming, failed with a way on, or there. */
export function Loaded<T>({ query, skeleton, children }: LoadedProps<T>) {
  const { data, error, refetch, isFetching } = useQuery(query)
  if (data !== undefined) return children(data)
  if (!error || isFetching) return skeleton
  // What is refreshed by itself fails in silence; this the visitor has asked for.
  const retry = async () => {
    const answer = await refetch()
    if (answer.error) showFailure(answer.error)
  }
  return <FailedNote error={error} retry={retry} />
}

/** What happened to a call, and the way to try it again. */
export function FailedNote({ error, retry }: { error: Error | null; retry: () => void }) {
  return (
    <div className={note} role="alert">
      <p>內容暫時未能載入。{error?.message}</p>
      <button type="button" className={button({ look: 'outline' })} onClick={() => retry()}>
        重試
      </button>
    </div>
  )
}

const empty = css({
  color: 'ink.soft',
  paddingBlock: '4',
  '& a': { textDecoration: 'underline' },
})

/** A list without entries: says so, and what to do next. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={empty}>{children}</p>
}
