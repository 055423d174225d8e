import { STATUS_CODES } from 'node:http'
import type { Response } from 'express'
import { escapedMarkup } from '#contract/characters.ts'
import { contentSecurityPolicy, hashSource } from './contentSecurity.ts'

/** What happened and what one can do about it, in the visitor's language. */
const wordsOf = (status: number) =>
  status >= 500
    ? { heading: '網站暫時無法顯示這一頁', advice: '請稍後再試。' }
    : { heading: '這個網址無法使用', advice: '請檢查網址是否有誤。' }

// The few rules of the site's look that one sentence needs; nothing else may be fetched for it.
const style = `
body{margin:0;border-top:8px solid #0b6b4f;color:#10231c;font:16px/1.7 "PingFang HK","Noto Sans HK","Noto Sans CJK TC","Microsoft JhengHei",system-ui,sans-serif}
main{max-width:1120px;margin:auto;padding:80px 24px}
h1{font-size:28px;line-height:1.3;margin:0}
h1 span{display:block;font-size:18px;color:#0b6b4f}
div{margin:24px 0;padding-left:16px;border-left:2px solid #0b6b4f}
p{margin:0}
a{display:inline-block;padding:8px 20px;border-radius:4px;color:#fff;background:#0b6b4f;text-decoration:none}
small{color:#4a5d55}`

const POLICY = contentSecurityPolicy({ styleHashes: [hashSource(style)], isPage: true })

/** Answers with the error page; it is kept by nobody. */
export function sendPlainErrorPage(res: Response, status: number, detail: string): void {
  res.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY })
  res.status(status).type('html').send(plainErrorPage(status, detail))
}

/**
 * The error page for what never reaches the router: an address that cannot be read, a method that
 * pages do not have, a rendering that failed. It needs neither scripts, nor files, nor data.
 */
function plainErrorPage(status: number, detail: string): string {
  const title = `${status} ${STATUS_CODES[status]}`
  const { heading, advice } = wordsOf(status)
  return `<!DOCTYPE html>
<html lang="zh-Hant-MO">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${style}</style></head>
<body><main>
<h1><span lang="en">Unexpected Application Error!</span> ${heading}</h1>
<div><p>${advice}</p>
<p lang="en"><small>${title}: ${escapedMarkup(detail)}</small></p></div>
<a href="/home">返回首頁</a>
</main></body>
</html>
`
}
