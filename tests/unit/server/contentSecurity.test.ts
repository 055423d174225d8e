import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentSecurityPolicy, newScriptNonce, sealScripts } from '#server/http/contentSecurity.ts'

const nonce = newScriptNonce()
const hashOf = (source: string) =>
  `'sha256-${createHash('sha256').update(source).digest('base64')}'`

it('a script of our own rendering is listed by its hash, and its nonce leaves the page', () => {
  const { html, scriptHashes } = sealScripts(`<script nonce="${nonce}">start()</script>`, nonce)
  expect(html).toBe('<script>start()</script>')
  expect(scriptHashes).toEqual([hashOf('start()')])
})

it('a script that slipped into the content is not listed', () => {
  const html = '<p><script>steal()</script><script nonce="guess">steal()</script></p>'
  expect(sealScripts(html, nonce).scriptHashes).toEqual([])
})

it('a script from a file needs no hash', () => {
  const html = `<script nonce="${nonce}" type="module" src="/assets/a.js"></script>`
  expect(sealScripts(html, nonce)).toEqual({
    html: '<script type="module" src="/assets/a.js"></script>',
    scriptHashes: [],
  })
})

it('no policy allows inline or evaluated scripts in general', () => {
  const policy = contentSecurityPolicy({ scriptHashes: [hashOf('start()')] })
  const scripts = policy.split('; ').find(directive => directive.startsWith('script-src'))
  expect(scripts).toBe(`script-src 'self' ${hashOf('start()')}`)
  expect(policy).not.toContain('unsafe-eval')
})

it('no page allows inline style in general, and a style attribute only where the editor is', () => {
  const directives = (policy: string) => policy.split('; ').filter(each => /^style/.test(each))
  const styleHashes = [hashOf('p{color:red}')]
  // Browsers show texts, JSON and XML with style of their own.
  expect(directives(contentSecurityPolicy({}))).toEqual(["style-src 'self' 'unsafe-inline'"])
  expect(directives(contentSecurityPolicy({ styleHashes }))).toEqual([
    `style-src 'self' ${hashOf('p{color:red}')}`,
  ])
  expect(directives(contentSecurityPolicy({ styleHashes, hasStyleAttributes: true }))).toEqual([
    `style-src 'self' ${hashOf('p{color:red}')}`,
    "style-src-attr 'unsafe-inline'",
  ])
})

it('what a script writes or loads in a page goes by way of one policy', () => {
  const required = (isPage: boolean) => contentSecurityPolicy({ isPage }).includes('trusted-types')
  expect([required(true), required(false)]).toEqual([true, false])
})

it('pictures may come from the object storage, scripts may not', () => {
  const policy = contentSecurityPolicy({ pictureOrigins: ['https://s3.example'] }).split('; ')
  expect(policy).toContain("img-src 'self' data: blob: https://s3.example")
  expect(policy).toContain("script-src 'self'")
})

it('frames show the players of the two video sites and our own documents, films are our own', () => {
  const policy = contentSecurityPolicy({ pictureOrigins: ['https://s3.example'] }).split('; ')
  const players = 'https://www.youtube-nocookie.com https://player.bilibili.com'
  expect(policy).toContain(`frame-src 'self' ${players}`)
  expect(policy).toContain("media-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
})
