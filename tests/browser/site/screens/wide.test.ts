/** Also that no line breaks a date, a time, a sum or a bracket, at any width. */
import { expect } from 'vitest'
import { lineFaults } from '../../../setup/spacedText.ts'
import { eachScreen } from './eachScreen.ts'

await eachScreen({
  width: 1280,
  widths: [1280],
  // The menus, the list of a page's parts and the filters stand open here; the rest is the same as on a phone.
  hasAxe: path => ['/home', '/course#current-courses', '/about#school-introduction'].includes(path),
  also: async page => expect(await lineFaults(page)).toEqual({}),
})
