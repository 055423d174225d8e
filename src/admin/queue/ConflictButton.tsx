import type { Edit } from '#editing/edit.ts'
import { wordsLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { askAbout } from './asked.ts'

/** Asks what is to become of an edit that met somebody else's; nothing where there is none. */
export function ConflictButton({ edit }: { edit: Edit | undefined }) {
  if (edit?.state !== 'conflict') return null
  return (
    <Button onClick={() => askAbout(edit)}>
      處理<span className={wordsLook().hidden}>「{edit.title}」的</span>衝突
    </Button>
  )
}
