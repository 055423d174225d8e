import { useMemo } from 'react'
import { writtenMoment } from '#contract/time.ts'
import { deskLook, wordsLook } from '#staffStyled/recipes'
import type { CollectionRows } from '../useRows.ts'
import { DeskLine } from './DeskLine.tsx'
import { comingUp } from './events.ts'

/** What happens within a week without anybody's doing. @param now milliseconds */
export function ComingUp({ all, now }: { all: readonly CollectionRows[]; now: number }) {
  const events = useMemo(() => comingUp(all, now), [all, now])
  if (events.length === 0)
    return <p className={wordsLook().soft}>七日內沒有課程截止報名、發佈或下架。</p>
  return (
    <ul className={deskLook().found}>
      {events.map(({ collection, id, title, what, at }) => (
        <DeskLine key={`${id}${what}`} collection={collection} id={id} title={title}>
          {writtenMoment(new Date(at))}
          {what}
        </DeskLine>
      ))}
    </ul>
  )
}
