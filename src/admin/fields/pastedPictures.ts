/** What becomes of the pictures in a text that is pasted: the site shows none but its own. */
import { PICTURE_TYPES, UPLOAD_PATH } from '#contract/asset.ts'
import { picturesAt } from '#data/fileAddress.ts'
import { showToast } from '#ui/toasts.ts'
import { type Delta, deltaOf, type QuillLibrary } from './quill.ts'

const WHOLE = new RegExp(`^data:(${PICTURE_TYPES.join('|')});base64,(.+)`, 's')

/** The address within the site of a picture that it has. */
function ownAddress(source: string): string | undefined {
  // Old texts name them so.
  const address = source.replace(/^\.\//, '/')
  // Its pages show them from the address of its storage, where it has one.
  const storage = picturesAt()
  if (storage && address.startsWith(`${storage}/`))
    return UPLOAD_PATH + address.slice(storage.length)
  if (!URL.canParse(address, location.href)) return undefined
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && pathname.startsWith(`${UPLOAD_PATH}/`) ? pathname : undefined
}

/** The picture that stands whole in its address. */
function wholePicture(source: string): File | undefined {
  const [, type = '', data = ''] = WHOLE.exec(source) ?? []
  if (type === '') return undefined
  try {
    const bytes = Uint8Array.from(atob(data), byte => byte.charCodeAt(0))
    return new File([bytes], type.replace('/', '.'), { type })
  } catch {
    return undefined
  }
}

/**
 * What is pasted, with no pictures but the site's own; says so where others are left out.
 * @returns also those to be uploaded, each with its place in what is left
 */
export function withOwnPictures(Library: QuillLibrary, pasted: Delta) {
  const DeltaOf = deltaOf(Library)
  const files: [place: number, file: File][] = []
  let isLess = false
  const text = pasted.reduce((kept, op) => {
    const { insert, attributes } = op
    const source = typeof insert === 'object' ? insert.image : undefined
    if (typeof source !== 'string') return kept.push(op)
    const image = ownAddress(source)
    if (image) return kept.insert({ image }, attributes)
    const file = wholePicture(source)
    if (file) files.push([kept.length(), file])
    // The browser gives nobody the files of the computer that a text comes from.
    else isLess = true
    return kept
  }, new DeltaOf())
  if (isLess) showToast('warning', '文件裏的圖片未能貼上，請用工具列加入')
  return { text, files }
}
