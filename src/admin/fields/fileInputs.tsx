import { FILE_LIST_SEPARATOR, splitFileList } from '#contract/asset.ts'
import type { ControlProps } from './control.ts'
import { FilesField } from './FilesField.tsx'

/** One picture, or one file of any kind. */
export function FileInput({ field, value, onChange, ...rest }: ControlProps<'image' | 'file'>) {
  return (
    <FilesField
      {...rest}
      names={typeof value === 'string' && value !== '' ? [value] : []}
      onChange={([name = null]) => onChange(name)}
      holds={field.kind}
    />
  )
}

/** Several of either; spelled as the field answers it, so that nothing seems changed that is not. */
export function FileListInput({ field, value, onChange, ...rest }: ControlProps<'fileList'>) {
  return (
    <FilesField
      {...rest}
      names={splitFileList(value as string | string[] | null)}
      onChange={names =>
        onChange(field.answer === 'list' ? names : names.join(FILE_LIST_SEPARATOR))
      }
      holds={field.holds}
      isMany
    />
  )
}
