import { expect, it } from 'vitest'
import { hashSource } from '#server/http/contentSecurity.ts'
import { withStyles } from '#server/http/pageStyles.ts'

const page = (body: string) => `<head><title>頁</title></head><body>${body}</body>`

it('the style of the site stands in the page, named by its hash', () => {
  const { html, styleHashes } = withStyles(page(''), 'p{margin:0}')
  expect(html).toContain('<title>頁</title><style>p{margin:0}</style></head>')
  expect(styleHashes).toEqual([hashSource('p{margin:0}')])
})

it('each place of a subject has one rule, in a sheet of its own', () => {
  const pictures = ['25% 10%', '0% 100%', '25% 10%', '33.3% 66.667%']
  const body = pictures.map(place => `<img data-focus="${place}" src="/upload/a.webp"/>`).join('')
  const { html, styleHashes } = withStyles(page(body), 'p{margin:0}')
  const sheet =
    '[data-focus="25% 10%"]{object-position:25% 10%}' +
    '[data-focus="0% 100%"]{object-position:0% 100%}' +
    '[data-focus="33.3% 66.667%"]{object-position:33.3% 66.667%}'
  expect(html).toContain(`<style>p{margin:0}</style><style>${sheet}</style></head>`)
  expect(styleHashes).toEqual([hashSource('p{margin:0}'), hashSource(sheet)])
})

it('what is no place in numbers gets into no sheet', () => {
  const strange = ['center', '1% 2%}body{display:none', '5%', '1e3% 2%', 'var(--a) 1%', '1111% 2%']
  const body = strange.map(place => `<img data-focus="${place}"/>`).join('')
  expect(withStyles(page(body), undefined)).toEqual({ html: page(body), styleHashes: [] })
})

it('signs that a replacement would read stay what they are', () => {
  expect(withStyles(page(''), '$&{}').html).toContain('<style>$&{}</style></head>')
})
