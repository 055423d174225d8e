import { useQueryClient } from '@tanstack/react-query'
import { allFiles } from '#data/staffQueries.ts'
import { uploadFile } from '#data/upload.ts'
import { buttonLook, formLook, wordsLook } from '#staffStyled/recipes'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/toasts.ts'
import { TakenRows } from '../fields/TakenRow.tsx'
import { acceptOf } from '../fields/takeFile.ts'
import { useDrop } from '../fields/useDrop.ts'
import { useTaking } from '../fields/useTaking.ts'
import { useGuard } from '../useGuard.ts'

/** Takes files into the library that no record has yet; those wait for a network with whoever chose them. */
export function LibraryUpload() {
  const queryClient = useQueryClient()
  const { taken, take, retry } = useTaking(
    'file',
    (_name, file) => showToast('success', `已上載「${file.name}」`),
    async (_desk, file, taking) => {
      try {
        return (await uploadFile(file, file.name, taking)).name
      } finally {
        // Where the session has ended, that is learnt by the list as well, which leads to the login.
        void queryClient.invalidateQueries(allFiles)
      }
    },
  )
  useGuard(taken.some(({ fault }) => fault === undefined))
  return (
    <fieldset className={formLook().drop} {...useDrop(files => void take(...files))}>
      <legend className={wordsLook().hidden}>上載檔案</legend>
      <TakenRows taken={taken} onRetry={retry} />
      <div className={formLook().row}>
        <label className={buttonLook()}>
          <Icon name="file" />
          上載檔案
          <input
            className={wordsLook().hidden}
            type="file"
            accept={acceptOf('file')}
            multiple
            onChange={event => {
              void take(...(event.target.files ?? []))
              event.target.value = ''
            }}
          />
        </label>
        <span className={wordsLook().soft}>或拖放到這裏，可一次多個</span>
      </div>
    </fieldset>
  )
}
