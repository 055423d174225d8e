import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rooms } from './layers.ts'

/** What is named in the rows of the house, by the folders that begin them. */
const rows = [...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| (`.+?) \| (.+) \|$/gm)]
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name)

describe('the table of the house', () => {
  it('says of each room what stands there', () => {
    const told = rows.flatMap(([, folders = '']) => namesIn(folders))
    expect(rooms.filter(room => !told.includes(room))).toEqual([])
  })

  it('names each room of the tests', () => {
    const [, , words = ''] = rows.find(([, folder]) => folder === '`tests`') ?? []
    const told = namesIn(words)
    expect(readdirSync('tests').filter(room => !told.includes(room))).toEqual([])
  })
})
