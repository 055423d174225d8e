import { startTransition } from 'react'
import { fieldLook } from '#staffStyled/recipes'

/** Where one types what files are called or described as; what it finds may follow a moment later. */
export const FileSearch = ({ onQuery }: { onQuery: (query: string) => void }) => (
  <input
    className={fieldLook()}
    type="search"
    aria-label="搜尋檔案"
    placeholder="搜尋"
    // What stands around it may be a form, which is not sent by a search.
    onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
    onChange={({ target: { value } }) => startTransition(() => onQuery(value))}
  />
)
