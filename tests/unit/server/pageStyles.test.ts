import { expect, it } from 'vitest'
import { WHOLE_STYLE_ID } from '#contract/wholeStyle.ts'
import { hashSource } from '#server/http/contentSecurity.ts'
import { siteStyle, withStyles } from '#server/http/pageStyles.ts'

const page = (body: string) => `<head><title>頁</title></head><body>${body}</body>`

const ADDRESS = '/assets/style-1.css'
const site = (text: string) => siteStyle(ADDRESS, text)
const REST = `<link id="${WHOLE_STYLE_ID}" href="${ADDRESS}">`

it('the style that a page uses stands in it, named by its hash, and says where all of it is', () => {
  const used = '.a\\.b\\(c\\){margin:0}p:hover{color:red}[data-bw=on] p{color:gray}'
  const style = site(`${used}.d{margin:0}@media print{.d .a{margin:0}}`)
  const { html, styleHashes } = withStyles(page('<p class="a.b(c)">甲</p>'), style)
  expect(html).toContain(`<title>頁</title><style>${used}</style>${REST}</head>`)
  expect(styleHashes).toEqual([hashSource(used)])
})

it('what styles a part of a field is left out where no field has that part', () => {
  const style = site('::file-selector-button{margin:0}::placeholder,::selection{color:red}')
  const used = '::placeholder,::selection{color:red}'
  expect(withStyles(page('<input placeholder="甲">'), style).html).toContain(
    `<style>${used}</style>`,
  )
  expect(withStyles(page('<p>甲</p>'), style).html).toContain(
    '<style>::selection{color:red}</style>',
  )
})

it('variables that no rule uses are left out, and those that one uses by another are not', () => {
  const style = site(':root{--a:var(--b);--b:red;--c:blue}p{color:var(--a)}')
  const { html } = withStyles(page('<p>甲</p>'), style)
  expect(html).toContain('<style>:root{--a:var(--b);--b:red}p{color:var(--a)}</style>')
})

it('steps of an animation are no elements, and a layer keeps its place', () => {
  const kept = '@layer a,b;@layer a{}@keyframes turn{from{opacity:0}to{opacity:1}}p{animation:turn}'
  const style = site(`${kept}@media print{.d{margin:0}}`)
  expect(withStyles(page('<p>甲</p>'), style).html).toContain(`<style>${kept}</style>`)
})

it('movements that no rule makes are left out', () => {
  const turn = '@keyframes turn{to{opacity:1}}'
  const style = site(`${turn}@keyframes breathe{to{opacity:0}}p{animation:1s turn}`)
  expect(withStyles(page('<p>甲</p>'), style).html).toContain(
    `<style>${turn}p{animation:1s turn}</style>`,
  )
})

it('all of the style stands in the shell, which has no page yet', () => {
  const { html } = withStyles(page(''), site('.d{margin:0}'), true)
  expect(html).toContain('<title>頁</title><style>.d{margin:0}</style></head>')
})

it('each place of a subject has one rule, in a sheet of its own', () => {
  const pictures = ['25% 10%', '0% 100%', '25% 10%', '33.3% 66.667%']
  const body = pictures.map(place => `<img data-focus="${place}" src="/upload/a.webp"/>`).join('')
  const { html, styleHashes } = withStyles(page(body), site('img{margin:0}'))
  const sheet =
    '[data-focus="25% 10%"]{object-position:25% 10%}' +
    '[data-focus="0% 100%"]{object-position:0% 100%}' +
    '[data-focus="33.3% 66.667%"]{object-position:33.3% 66.667%}'
  expect(html).toContain(`<style>img{margin:0}</style><style>${sheet}</style>${REST}</head>`)
  expect(styleHashes).toEqual([hashSource('img{margin:0}'), hashSource(sheet)])
})

it('what is no place in numbers gets into no sheet', () => {
  const strange = ['center', '1% 2%}body{display:none', '5%', '1e3% 2%', 'var(--a) 1%', '1111% 2%']
  const body = strange.map(place => `<img data-focus="${place}"/>`).join('')
  expect(withStyles(page(body), undefined)).toEqual({ html: page(body), styleHashes: [] })
})

it('signs that a replacement would read stay what they are', () => {
  const { html } = withStyles(page(''), site('$&{}'), true)
  expect(html).toContain('<style>$&{}</style></head>')
})
