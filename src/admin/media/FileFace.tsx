import type { ReactNode } from 'react'
import { mediaLook, wordsLook } from '#staffStyled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { StoredPicture } from '../fields/StoredPicture.tsx'
import { sizeOf } from './fileWords.ts'
import type { Entry } from './useLibrary.ts'

/** Whether the file itself can be shown; of another it is the ending of its name. */
export const isPicture = ({ file }: Pick<Entry, 'file'>): boolean => file.type.startsWith('image/')

/** Whether a file is called that, or described so. */
export const isFound = ({ file }: Entry, query: string): boolean =>
  `${file.label}\n${file.alt ?? ''}`.toLowerCase().includes(query.trim().toLowerCase())

/** As many as are drawn at once. */
export const PAGE = 60

/** What a card of the library shows of a file; `children` say what else there is to know. */
export function FileFace({ file, children }: Pick<Entry, 'file'> & { children: ReactNode }) {
  return (
    <>
      {isPicture({ file }) ? (
        <StoredPicture name={file.name} assets={{ [file.name]: file }} alt="" />
      ) : (
        <span className={mediaLook().libraryDocument}>
          <Icon name="file" />
          {file.label.split('.').pop()?.toUpperCase()}
        </span>
      )}
      <span className={mediaLook().libraryName}>{file.label}</span>
      <span className={wordsLook().soft}>{sizeOf(file)}</span>
      <span className={mediaLook().libraryTags}>{children}</span>
    </>
  )
}
