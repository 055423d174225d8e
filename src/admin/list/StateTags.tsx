import { type Standing, stateWords } from '#contract/recordState.ts'
import type { Values } from '#editing/edit.ts'
import { tagLook, wordsLook } from '#staffStyled/recipes'
import { Timestamp } from '../Timestamp.tsx'

/** What visitors see of a record, and from when. */
export function StandingTag({ standing, values }: { standing: Standing; values: Values }) {
  return (
    <>
      <span className={tagLook()} data-state={standing}>
        {stateWords[standing]}
      </span>
      {standing === 'scheduled' ? (
        <span className={wordsLook().soft}>
          <Timestamp at={String(values.publish_at)} />
        </span>
      ) : null}
    </>
  )
}

/** That a record is to become something else. */
export const DraftTag = () => (
  <span className={tagLook()} data-state="draft">
    {stateWords.draft}
  </span>
)
