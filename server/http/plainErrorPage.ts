import { STATUS_CODES } from 'node:http'

/**
 * The error page for what never reaches the router: an address that cannot be read, a method that
 * pages do not have, a rendering that failed. It needs neither scripts, nor styles, nor data.
 */
export function plainErrorPage(status: number, detail: string): string {
  const title = `${status} ${STATUS_CODES[status]}`
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title></head>
<body><main>
<h1>Unexpected Application Error!</h1>
<h2>${title}</h2>
<p>${escapeHtml(detail)}</p>
<p><a href="/home">首頁</a></p>
</main></body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
