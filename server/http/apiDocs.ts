import { Router } from 'express'
import { allCalls } from '#contract/calls/index.ts'
import { escapedMarkup } from '#contract/characters.ts'
import { collections } from '#contract/collections/index.ts'
import type { OpenApiDocument } from '../openapi/document.ts'
import { contentSecurityPolicy, hashSource } from './contentSecurity.ts'
import { onlyBy } from './envelopes.ts'

const code = (value: unknown): string =>
  `<pre>${escapedMarkup(JSON.stringify(value, null, 2))}</pre>`

const STYLE = `body{font:16px/1.7 system-ui,sans-serif;color:#10231c;max-width:60rem;margin:0 auto;padding:1rem}
h2{border-bottom:1px solid #d9e5de;margin-top:2.5rem}summary{cursor:pointer;padding:.25rem 0}
pre{background:#f4f8f5;padding:1rem;overflow:auto;font-size:14px}code{font-weight:600}
b{display:inline-block;width:3.5rem;color:#0b6b4f}`

function callsOf(document: OpenApiDocument): string {
  const groups = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { summary, tags, parameters, security } = operation
      const needsToken = security.every(scheme => Object.keys(scheme).length > 0)
      const body = 'requestBody' in operation ? operation.requestBody : undefined
      const details = { parameters, ...(body ? { body } : {}), answer: operation.responses[200] }
      const entry = `<details><summary><b>${method.toUpperCase()}</b> <code>${escapedMarkup(path)}</code> ${escapedMarkup(summary)}${needsToken ? '（需登入）' : ''}</summary>${code(details)}</details>`
      const tag = tags[0] ?? ''
      groups.set(tag, [...(groups.get(tag) ?? []), entry])
    }
  }
  return [...groups]
    .map(([tag, calls]) => `<h2>${escapedMarkup(tag)}</h2>${calls.join('')}`)
    .join('')
}

function page(document: OpenApiDocument): string {
  const schemas = Object.entries(document.components.schemas)
    .map(
      ([name, schema]) =>
        `<details><summary><code>${escapedMarkup(name)}</code></summary>${code(schema)}</details>`,
    )
    .join('')
  const title = escapedMarkup(document.info.title)
  return `<!doctype html><html lang="zh-Hant-MO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>每個回應都是<code>{ success, message, data }</code>。OpenAPI 3.1文件：<a href="/api/openapi.json">openapi.json</a></p>${callsOf(document)}<h2>資料結構</h2>${schemas}</main></body></html>`
}

/** Made when they are first asked for: what makes them is not small, and few sites are ever asked. */
async function makeDocs() {
  const { openApiDocument } = await import('../openapi/document.ts')
  const document = openApiDocument(allCalls(collections), collections)
  return { document, html: page(document) }
}

/** The document for programs, and the same for people. */
export function apiDocs(): Router {
  let made: ReturnType<typeof makeDocs> | undefined
  const docs = () => {
    made ??= makeDocs()
    return made
  }
  const policy = contentSecurityPolicy({ styleHashes: [hashSource(STYLE)], isPage: true })
  const router = Router()
  router.get('/openapi.json', async (_req, res) => {
    res.json((await docs()).document)
  })
  router.get('/docs', async (_req, res) => {
    const { html } = await docs()
    res.set('Content-Security-Policy', policy)
    res.type('html').send(html)
  })
  router.all(['/openapi.json', '/docs'], onlyBy('GET, HEAD'))
  return router
}
