import { expect, test } from 'vitest'
import { linkAddress, storedName } from '#server/richText/address.ts'

test.each([
  'https://school.mo/a?b=1#c',
  'HTTP://school.mo',
  'mailto:info@school.mo',
  'tel:+853 2812 3456',
  '/about#contact',
  '#top',
  '/x/課程',
])('a link may lead to %j', address => {
  expect(linkAddress(` ${address}\n`)).toBe(address)
})

test('a link to a file in the spelling of the old site leads to it from every page', () => {
  expect(linkAddress('./upload/a.pdf')).toBe('/upload/a.pdf')
})

test.each([
  '',
  './about',
  'school.mo',
  '//school.mo',
  '/\\school.mo',
  '/\t/school.mo',
  'https://',
  'https:school.mo',
  'https://a\\@b.mo',
  'https://a.mo/\u2028x',
  'java\nscript:x',
  'ftp://a.mo',
  'mailto:',
  'tel:javascript:x',
])('a link may not lead to %j', address => {
  expect(linkAddress(address)).toBeUndefined()
})

test.each([
  ['/upload/a.webp', 'a.webp'],
  ['./upload/a.webp', 'a.webp'],
  ['/upload/%E8%AA%B2%20%E5%AE%A4.webp', '課 室.webp'],
  ['/upload/課室.webp', '課室.webp'],
  ['/upload/100%25.webp', '100%.webp'],
])('%j is our picture %j', (address, name) => {
  expect(storedName(address)).toBe(name)
})

test.each([
  'a.webp',
  'https://a.mo/upload/a.webp',
  '../upload/a.webp',
  '/upload/',
  '/upload/.',
  '/upload/..',
  '/upload/a/b',
  '/upload/a\\b',
  '/upload/%2e%2e',
  '/upload/a%2fb',
  '/upload/a%5Cb',
  '/upload/a%252fb',
  '/upload/a%25252fb',
  '/upload/%00',
  '/upload/%zz',
  '/upload/a?b',
  '/upload/a#b',
  ' /upload/a',
])('%j is no picture of ours', address => {
  expect(storedName(address)).toBeUndefined()
})
