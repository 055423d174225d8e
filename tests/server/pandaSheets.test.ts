/** The two style sheets of the build: what visitors have of them is not the admin's. */
import { parseAst, type Rollup } from 'vite'
import { expect, it } from 'vitest'
import { compileStyles } from '#server/build/compileStyles.ts'
import { pandaSheet } from '#server/build/pandaSheets.ts'

it('visitors’ sheet has not one rule of the admin’s, nor its dark', async () => {
  const site = (await pandaSheet('src/theme/layers.css')).toString()
  expect(site).toContain('.button--look_solid')
  expect(site).not.toMatch(/\.staff-|data-dark|staffRecipes/)
})

it('the admin’s has its own, under names that the site has not, and both schemes', async () => {
  const admin = await pandaSheet('src/theme/staffLayers.css')
  const names: string[] = []
  admin.walkAtRules(/^layer$/, layer => {
    if (/^staff/.test(layer.params)) layer.walkRules(rule => void names.push(...rule.selectors))
  })
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter(name => !/\.(\S+\\:)?staff-/.test(name))).toEqual([])
  expect(admin.toString()).toMatch(/\[data-dark\] \{[^}]*--colors-paper: #101c17/)
})

/** A module as the build leaves it. */
async function compiled(code: string): Promise<string> {
  const { transform } = compileStyles()
  const handler = typeof transform === 'object' ? transform.handler : undefined
  const context = { parse: parseAst } as unknown as Rollup.TransformPluginContext
  const result = await handler?.call(context as never, code, '/src/some.tsx', undefined as never)
  return typeof result === 'object' && result ? String(result.code) : ''
}

const FROM = "from '#staffStyled/recipes'\n"

it('a part of a recipe becomes its one class in the build, and a recipe that is asked for none fails it', async () => {
  expect(await compiled(`import { formLook } ${FROM}export const a = formLook().end`)).toMatch(
    /export const a = "[a-zA-Z]{1,2}"$/,
  )
  await expect(compiled(`import { formLook } ${FROM}export const a = formLook()`)).rejects.toThrow(
    'a recipe of slots',
  )
})
