import { type ReactNode, useId } from 'react'
import { wordsLook } from '#staffStyled/recipes'

/** Views, under what they have in common. */
export function ViewList({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <p id={id} className={wordsLook().soft}>
        {label}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}
