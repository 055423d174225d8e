// `npm run dev`: hot reload. Vite serves the page's modules and runs the server's; the server is
// looked at again with each request, and made anew where its code has changed since the last.
import './nodeVersion.mjs'

import('./prepare.mjs')
  .then(({ prepare }) => prepare())
  .then(serve)
  .catch(error => {
    console.error(error.message)
    process.exit(1)
  })

async function serve() {
  process.env.NODE_ENV = 'development'
  const { createServer: createHttpServer } = await import('node:http')
  const { createServer: createViteServer } = await import('vite')
  const { default: react } = await import('@vitejs/plugin-react')
  const server = createHttpServer()
  const vite = await createViteServer({
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/dist/**', '**/.data/**'] },
    },
  })
  const preamble = react.preambleCode.replace('__BASE__', vite.config.base)
  const load = () => vite.ssrLoadModule('/server/development.ts')
  const kept = await (await load()).open()

  let code
  let app
  async function currentApp() {
    const now = await load()
    if (now !== code) {
      code = now
      app = now.createDevelopmentApp(kept, preamble)
    }
    return app
  }

  server.on('request', (req, res) => {
    vite.middlewares(req, res, async () => {
      try {
        const handle = await currentApp()
        handle(req, res)
      } catch (error) {
        vite.ssrFixStacktrace(error)
        console.error(error)
        res.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack)
      }
    })
  })
  await currentApp()
  server.listen(kept.config.port, kept.config.host, () => {
    console.log(`The site is at ${kept.config.publicOrigin}, with hot reload`)
  })

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      server.closeAllConnections()
      await vite.close()
      await kept.database.close()
      process.exit(0)
    })
  }
}
