import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ratios } from '../../../src/admin/fields/ratios.ts'

const offered: readonly (number | undefined)[] = Object.values(ratios)

const asNumber = (written: string) => {
  const [width = 1, height = 1] = written.split('/').map(Number)
  return width / height
}

/** Every ratio that a part of the site gives a picture's box, with the file that says so. */
function shown(): [string, number][] {
  const files = readdirSync('src/site', { recursive: true, encoding: 'utf8' })
  return files
    .filter(file => file.endsWith('.tsx'))
    .flatMap(file => {
      const text = readFileSync(join('src/site', file), 'utf8')
      const boxes = [...text.matchAll(/aspectRatio: ('[^']*'|\{[^}]*\})/g)].flatMap(
        ([, said = '']) => [...said.matchAll(/\d+(?: \/ \d+)?/g)],
      )
      const cards = [...text.matchAll(/250px[\s\S]{0,600}?height: '300px'/g)].map(() => [
        '250 / 300',
      ])
      return [...boxes, ...cards].map(([ratio = '']): [string, number] => [file, asNumber(ratio)])
    })
}

it('a picture can be cut to every ratio at which the site shows one', () => {
  const all = shown()
  expect(new Set(all.map(([, ratio]) => ratio)).size).toBeGreaterThan(7)
  expect(all.filter(([, ratio]) => !offered.includes(ratio))).toEqual([])
})

it('and to none that it does not show', () => {
  const known = new Set(shown().map(([, ratio]) => ratio))
  expect(offered.filter(ratio => ratio !== undefined && !known.has(ratio))).toEqual([])
})

it('is called what it is', () => {
  for (const [name, ratio] of Object.entries(ratios)) {
    if (ratio !== undefined) expect(asNumber(name.replace(':', '/'))).toBe(ratio)
  }
})
