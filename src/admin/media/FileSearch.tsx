import { startTransition } from 'react'
import { fieldLook } from '#staffStyled/recipes'
import { unsent } from '../unsent.ts'

/** Where one types what files are called or described as; what it finds may follow a moment later. */
export const FileSearch = ({ onQuery }: { onQuery: (query: string) => void }) => (
  <input
    className={fieldLook()}
    type="search"
    aria-label="搜尋檔案"
    placeholder="搜尋"
    {...unsent}
    onChange={({ target: { value } }) => startTransition(() => onQuery(value))}
  />
)
