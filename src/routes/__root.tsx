import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { RouterContext } from '../router'
import { UnexpectedErrorPage } from './-errors'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: '澳門持續教育學校' },
    ],
    // An empty icon, or every browser asks for /favicon.ico.
    links: [{ rel: 'icon', href: 'data:,' }],
  }),
  // The document is the shell, so that it stands even where the layout inside it fails.
  shellComponent: Document,
  component: Outlet,
  errorComponent: UnexpectedErrorPage,
})

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-Hant-MO">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
