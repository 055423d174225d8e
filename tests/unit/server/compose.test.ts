/** The image's compose file, which hands the site only what it names. */
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** Of the image itself, or of no use in it. */
const OF_THE_IMAGE = ['PORT', 'METRICS_PORT', 'HOST', 'DATABASE_ENGINE', 'DATA_DIR', 'EDGE_DIR']

it('compose.yaml passes on every variable of the configuration', async () => {
  const [config, compose] = await Promise.all(
    ['server/config.ts', 'compose.yaml'].map(path => readFile(path, 'utf8')),
  )
  const known = [...(config ?? '').matchAll(/^ {2}([A-Z][A-Z\d_]+): v\./gm)].map(([, name]) => name)
  expect(known.length).toBeGreaterThan(20)
  const [, site = ''] = /environment: &environment\n((?: {4}.+\n)+)/.exec(compose ?? '') ?? []
  const given = [...site.matchAll(/^ {4}([A-Z\d_]+):/gm)].map(([, name]) => name)
  expect([...given, ...OF_THE_IMAGE].sort()).toEqual(known.sort())
})
