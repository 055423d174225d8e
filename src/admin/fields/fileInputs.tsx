import { FILE_LIST_SEPARATOR, splitFileList } from '#contract/asset'
import type { ControlProps } from './control'
import { FilesField } from './FilesField'

const nameIn = (value: unknown): string[] =>
  typeof value === 'string' && value !== '' ? [value] : []

/** One picture. */
export function ImageInput({ id, value, onChange, describedBy }: ControlProps<'image'>) {
  return (
    <FilesField
      id={id}
      names={nameIn(value)}
      onChange={([name = null]) => onChange(name)}
      holds="image"
      isMany={false}
      describedBy={describedBy}
    />
  )
}

/** One file. */
export function FileInput({ id, value, onChange, describedBy }: ControlProps<'file'>) {
  return (
    <FilesField
      id={id}
      names={nameIn(value)}
      onChange={([name = null]) => onChange(name)}
      holds="file"
      isMany={false}
      describedBy={describedBy}
    />
  )
}

/** Several of either; spelled as the field answers it, so that nothing seems changed that is not. */
export function FileListInput({
  field,
  id,
  value,
  onChange,
  describedBy,
}: ControlProps<'fileList'>) {
  return (
    <FilesField
      id={id}
      names={splitFileList(value as string | string[] | null)}
      onChange={names =>
        onChange(field.answer === 'list' ? names : names.join(FILE_LIST_SEPARATOR))
      }
      holds={field.holds}
      isMany
      describedBy={describedBy}
    />
  )
}
