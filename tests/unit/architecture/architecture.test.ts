import { describe, expect, it } from 'vitest'
import { longRun } from '../../setup/longRun.ts'
import { arrowRules, brokenArrows } from './arrows.ts'
import { moduleGraph } from './moduleGraph.ts'
import { aliases, projectGraph, testSources } from './project.ts'
import { cycles, orphans } from './shape.ts'
import { brokenSources, sourceRules } from './sourceRules.ts'

const graph = projectGraph()

describe('the project', () => {
  it('has only the arrows that the architecture allows', () => {
    expect(brokenArrows(graph)).toEqual([])
  })

  it('keeps the rules of its files', () => {
    expect(brokenSources(graph.files)).toEqual([])
  })

  it('keeps those of any file in its tests, too', () => {
    const rules = sourceRules.filter(({ isForTests }) => isForTests)
    expect(rules.length).toBeGreaterThan(2)
    expect(brokenSources(testSources(), rules)).toEqual([])
  })

  it('has every test that the long run names', () => {
    const sources = testSources()
    expect(longRun.filter(file => !sources.has(file))).toEqual([])
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
  'every arrow points down, or along its layer': [
    'server/records/b.ts',
    "import type { A } from '../calls/a'",
  ],
  'every file stands in a room of the house': ['server/b.ts', "import './main'"],
  'every import finds its file': ['src/site/B.tsx', "import { c } from './c'"],
  'src/contract knows nobody but valibot': ['src/contract/a.ts', "import type { FC } from 'react'"],
  'src and sw never import server': ['src/data/a.ts', "import type { A } from '#server/a'"],
  'server imports from src only contract and entry-server': [
    'server/b.ts',
    "export { a } from '#data/a'",
  ],
  'sw imports from src only contract and pwa/worker': ['sw/a.ts', "import '#data/a'"],
  'only routes compose site and admin': ['src/admin/a.tsx', "import { A } from '#site/A'"],
  'what a page tells machines is made on the server, and shown to staff alone': [
    'src/site/home/B.tsx',
    "import { a } from '../seo/a'",
  ],
  'no visitor downloads a line of admin code': [
    'src/routes/home.tsx',
    "const load = () => import('#admin/A')",
  ],
  'data shows nothing and redirects nobody': [
    'src/data/b.ts',
    "import { redirect } from '@tanstack/react-router'",
  ],
  'only the database and the stores know mongoose and MongoDB': [
    'server/http/a.ts',
    "let id: import('mongoose').Types.ObjectId",
  ],
  'only server/http knows express': ['server/b.ts', "import express from 'express'"],
  'nothing of the demo school is known but its seed, to main and development': [
    'server/site.ts',
    "import { seed } from './demo/seed'",
  ],
  'only data/api knows ofetch': ['src/site/B.tsx', "import { ofetch } from 'ofetch'"],
  'only admin/fields knows quill, by dynamic import': [
    'src/admin/fields/RichText.tsx',
    "import Quill from 'quill'",
  ],
  'src/admin/fields never imports src/admin/form': [
    'src/admin/fields/B.tsx',
    "import type { A } from '../form/A'",
  ],
  'src/admin/drafts never imports src/admin/form': [
    'src/admin/drafts/B.tsx',
    "import { A } from '../form/A'",
  ],
  'src/admin/StaffProvider.tsx never imports src/admin/importExport': [
    'src/admin/StaffProvider.tsx',
    "import { a } from './importExport/a'",
  ],
  'an import carries its extension': ['server/calls/b.ts', "import './a'"],
  'folders meet by #names, never by ../../': [
    'src/site/home/B.tsx',
    "import { a } from '../../data/a'",
  ],
}

/** What the bad examples point at. */
const targets: [string, string][] = [
  ['server/a.ts', 'export type A = 1'],
  ['server/calls/a.ts', 'export type A = 1'],
  ['server/demo/seed.ts', 'export const seed = 1'],
  ['src/data/a.ts', 'export const a = 1'],
  ['src/site/A.tsx', 'export const A = 1'],
  ['src/site/seo/a.tsx', 'export const a = 1'],
  ['src/admin/A.tsx', 'export const A = 1'],
  ['src/admin/form/A.tsx', 'export const A = 1'],
  ['src/admin/importExport/a.tsx', 'export const a = 1'],
]

const graphOf = (...files: [string, string][]) =>
  moduleGraph(new Map([...targets, ...files]), aliases)

/** The packages that were asked for by name. */
const ASKED_FOR = [
  'react',
  '@tanstack/react-router',
  '@tanstack/react-query',
  '@tanstack/react-query-persist-client',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'workbox-window',
  '@ark-ui/react',
  '@pandacss/dev',
  'valtio',
  'ofetch',
  'quill',
  'express',
  'mongoose',
  'mongodb-memory-server',
  'vite-plugin-pwa',
]

describe('the packages that were asked for', () => {
  it.each(ASKED_FOR)('%s is used', name => {
    expect(graph.arrows.filter(arrow => arrow.package === name)).not.toEqual([])
  })
})

describe('the checker catches a breach of', () => {
  it.each(arrowRules.map(({ rule }) => rule))('%s', rule => {
    const example = badArrows[rule]
    if (example === undefined) throw new Error('a rule without a bad example')
    expect(brokenArrows(graphOf(example))).toContainEqual(expect.stringContaining(`${rule}: `))
  })

  const badSources: Record<string, [file: string, source: string]> = {
    'no file has more than 250 lines': ['src/a.ts', 'let a\n'.repeat(251)],
    'a file without JSX is no .tsx': ['src/site/a.tsx', 'export const a = 1'],
    'a file is named for its concept': ['server/http/utils.ts', ''],
    'a test of tests/unit starts no server, no database and no browser': [
      'tests/unit/contract/a.test.ts',
      'const server = app.listen(0)',
    ],
    'a test that has a larger size is run at that in the long run': [
      'tests/server/a.test.ts',
      "const ROUNDS = stormSize('ROUNDS', 1, 12)",
    ],
    'nothing that ships asks whether it is being tested': [
      'src/a.ts',
      "const isTest = process.env.NODE_ENV === 'test'",
    ],
    'whoever works in a page is asked and told by the page, not by the browser': [
      'src/admin/a.ts',
      "if (!window.confirm('離開？')) return",
    ],
    'nobody but the tables of kinds names the type of their names': [
      'src/site/a.ts',
      'const widths = {} satisfies Record<FieldKind, number>',
    ],
    "only its declaration and its route spell the path of a record's page": [
      'src/site/course/a.ts',
      "const href = '/course/courseDetail/degree/' + id",
    ],
    'only contract/editTarget spells what an edit is of': [
      'src/editing/a.ts',
      "const isDraft = (name: string) => name.endsWith('Draft')",
    ],
    'nobody but the tables of kinds compares a kind with one': [
      'server/a.ts',
      "if (fields[name]?.kind !== 'flag') return",
    ],
    'nobody but the tables of kinds branches by kind': [
      'src/admin/list/a.ts',
      "switch (field.kind) {\n  case 'text':\n  case 'richText':\n    return 1\n}",
    ],
    'nobody but the tables of kinds looks a kind up in a list': [
      'src/admin/list/a.ts',
      "const searched = new Set(['tag', 'text'])\nconst isFound = searched.has(field.kind)",
    ],
    'nobody but the tables of kinds looks a kind up in a table': [
      'src/admin/list/a.ts',
      'const widths = { text: 1, flag: 2 }\nconst width = widths[field.kind] ?? 0',
    ],
    'only the document asks the router whether the page has come alive': [
      'src/site/a.ts',
      "import { useHydrated, useLocation } from '@tanstack/react-router'",
    ],
    'what a function does that others call is told, before it or at the head of its file': [
      'src/a.ts',
      'const a = 1\n\nexport const isSmall = (value: number): boolean => value < a',
    ],
    'only contract/time counts the milliseconds of an hour and of a day': [
      'server/a.ts',
      'const WEEK_MS = 7 * 24 * 60 * 60 * 1_000',
    ],
    'only contract/recordId says how ids are spelled': [
      'server/a.ts',
      'const ID = /^[0-9a-f]{24}$/',
    ],
    'only contract/health spells where the process is watched': [
      'src/a.ts',
      "await fetch('/healthz')",
    ],
    'only editing/outbox and data/persistence know IndexedDB': [
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
