import { describe, expect, it } from 'vitest'
import { arrowRules, brokenArrows } from './arrows'
import { moduleGraph } from './moduleGraph'
import { aliases, projectGraph } from './project'
import { cycles, orphans } from './shape'
import { brokenSources, sourceRules } from './sourceRules'

const graph = projectGraph()

describe('the project', () => {
  it('has only the arrows that the architecture allows', () => {
    expect(brokenArrows(graph)).toEqual([])
  })

  it('keeps the rules of its files', () => {
    expect(brokenSources(graph.files)).toEqual([])
  })

  it('has no cycles', () => {
    expect(cycles(graph)).toEqual([])
  })

  it('has no orphans', () => {
    expect(orphans(graph)).toEqual([])
  })
})

/** One import that breaks each rule: from a file, of a specifier. */
const badArrows: Record<string, [from: string, source: string]> = {
  'every import finds its file': ['src/site/B.tsx', "import { c } from './c'"],
  'src/contract knows nobody but valibot': ['src/contract/a.ts', "import type { FC } from 'react'"],
  'src and sw never import server': ['src/data/a.ts', "import type { A } from '#server/a'"],
  'server imports from src only contract and entry-server': [
    'server/b.ts',
    "export { a } from '#data/a'",
  ],
  'sw imports from src only contract and offline/worker': ['sw/a.ts', "import '#data/a'"],
  'only routes compose site and admin': ['src/admin/a.tsx', "import { A } from '#site/A'"],
  'what a page tells machines is made on the server alone': [
    'src/site/home/B.tsx',
    "import { a } from '../found/a'",
  ],
  'no visitor downloads a line of admin code': [
    'src/routes/home.tsx',
    "const load = () => import('#admin/A')",
  ],
  'data shows nothing and redirects nobody': [
    'src/data/b.ts',
    "import { redirect } from '@tanstack/react-router'",
  ],
  'only server/mongo knows mongoose and MongoDB': [
    'server/http/a.ts',
    "let id: import('mongoose').Types.ObjectId",
  ],
  'only server/http and app know express': ['server/b.ts', "import express from 'express'"],
  'only data/api knows ofetch': ['src/site/B.tsx', "import { ofetch } from 'ofetch'"],
  'only admin/fields knows quill, by dynamic import': [
    'src/admin/fields/RichText.tsx',
    "import Quill from 'quill'",
  ],
  'folders meet by #names, never by ../../': [
    'src/site/home/B.tsx',
    "import { a } from '../../data/a'",
  ],
}

/** What the bad examples point at. */
const targets: [string, string][] = [
  ['server/a.ts', 'export type A = 1'],
  ['src/data/a.ts', 'export const a = 1'],
  ['src/site/A.tsx', 'export const A = 1'],
  ['src/site/found/a.tsx', 'export const a = 1'],
  ['src/admin/A.tsx', 'export const A = 1'],
]

const graphOf = (...files: [string, string][]) =>
  moduleGraph(new Map([...targets, ...files]), aliases)

describe('the checker catches a breach of', () => {
  it.each(arrowRules.map(({ rule }) => rule))('%s', rule => {
    const example = badArrows[rule]
    if (example === undefined) throw new Error('a rule without a bad example')
    expect(brokenArrows(graphOf(example))).toContainEqual(expect.stringContaining(`${rule}: `))
  })

  const badSources: Record<string, [file: string, source: string]> = {
    'no file has more than 250 lines': ['src/a.ts', 'let a\n'.repeat(251)],
    'a file is named for its concept': ['server/http/utils.ts', ''],
    'nothing that ships asks whether it is being tested': [
      'src/a.ts',
      "const isTest = process.env.NODE_ENV === 'test'",
    ],
    'three tables are indexed by field kind: contract/field, schemaOf, admin/fields': [
      'src/site/a.ts',
      'const widths = {} satisfies Record<FieldKind, number>',
    ],
    'only offline/journal and data/persistence know IndexedDB': [
      'src/data/queries.ts',
      "indexedDB.open('a')",
    ],
  }

  it.each(sourceRules.map(({ rule }) => rule))('%s', rule => {
    const example = badSources[rule]
    if (example === undefined) throw new Error('a rule without a bad example')
    expect(brokenSources(new Map([example]))).toEqual([`${rule}: ${example[0]}`])
  })

  it('no cycles, through types and dynamic imports too', () => {
    const cycle = graphOf(
      ['server/http/b.ts', "import type { C } from './c'"],
      ['server/http/c.ts', "export const load = () => import('./b')"],
    )
    expect(cycles(cycle)).toEqual(['server/http/b.ts → server/http/c.ts → server/http/b.ts'])
  })

  it('no orphans', () => {
    const graphWithMain = graphOf(
      ['server/main.ts', "import './reached'"],
      ['server/reached.ts', ''],
      ['server/forgotten.ts', ''],
    )
    expect(orphans(graphWithMain)).toContain('server/forgotten.ts')
    expect(orphans(graphWithMain)).not.toContain('server/reached.ts')
  })
})
