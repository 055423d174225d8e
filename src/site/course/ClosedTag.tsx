import { css } from '#styled/css'
import { useNow } from '../useNow.ts'

const tag = css({
  display: 'inline-block',
  paddingInline: '3',
  borderRadius: 'small',
  fontWeight: 'bold',
  color: 'white',
  backgroundColor: 'ink.soft',
  '&[hidden]': { display: 'none' },
  _print: { color: 'ink', border: 'hairline' },
})

interface ClosedTagProps {
  deadline: string
  /** As it was when the page was made. */
  isClosed: boolean
}

/** Beside a course's name, before anything else: that it is too late. */
export function ClosedTag({ deadline, isClosed }: ClosedTagProps) {
  const now = useNow()
  const hasPassed = now ? Date.parse(deadline) <= now.getTime() : isClosed
  return (
    <span className={tag} hidden={!hasPassed}>
      報名已截止
    </span>
  )
}
