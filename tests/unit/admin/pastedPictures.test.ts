/** Which of the pictures in a pasted text are the site's own. */
import Delta from 'quill-delta'
import { beforeEach, expect, it, vi } from 'vitest'
import { withOwnPictures } from '#admin/fields/pastedPictures.ts'
import type { QuillLibrary } from '#admin/fields/quill.ts'
import { keepPicturesAt } from '#data/fileAddress.ts'

const Library = { import: () => Delta } as unknown as QuillLibrary

/** What becomes of a picture that is pasted in the form of a notice. */
const pasted = (image: string) => withOwnPictures(Library, new Delta().insert({ image })).text.ops

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://school.example/admin/latestNotice'))
  return () => {
    vi.unstubAllGlobals()
    keepPicturesAt(undefined)
  }
})

const kept = [{ insert: { image: '/upload/a.png' } }]

it('those at the address of its storage are, as its pages show them', () => {
  keepPicturesAt('https://storage.example/school')
  expect(pasted('https://storage.example/school/a.png')).toEqual(kept)
  expect(pasted('https://school.example/upload/a.png')).toEqual(kept)
  expect(pasted('https://storage.example/another/a.png')).toEqual([])
})

it('without a storage of its own, only those of the site itself are', () => {
  expect(pasted('https://school.example/upload/a.png')).toEqual(kept)
  expect(pasted('undefined/a.png')).toEqual([])
})
