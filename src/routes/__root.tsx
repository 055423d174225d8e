import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useHydrated,
  useRouter,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { picturesAt } from '#data/fileAddress.ts'
import { useGrayscaleAttribute } from '#site/layout/Grayscale.ts'
import { schoolOf } from '#site/titled.ts'
import icon from '#theme/icon.svg?no-inline'
import type { RouterContext } from './-context.ts'
import { UnexpectedErrorPage } from './-unexpectedError.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light' },
      { name: 'theme-color', content: '#ffffff' },
      { title: schoolOf(match.context.queryClient) },
    ],
    links: [{ rel: 'icon', type: 'image/svg+xml', href: icon }],
  }),
  // The document is the shell, so that it stands even where the layout inside it fails.
  shellComponent: Document,
  component: Outlet,
  errorComponent: UnexpectedErrorPage,
})

function Document({ children }: { children: ReactNode }) {
  const grayscale = useGrayscaleAttribute()
  const isHydrated = useHydrated()
  // The shell has none of it: an empty boundary would be hydrated when there is time, and by then the
  // router may have filled it, which React calls a mismatch.
  const isFrame = useRouter().isShell() && !isHydrated
  return (
    // The script in the head may have marked a kept shell before React sees it.
    <html
      lang="zh-Hant-MO"
      data-bw={grayscale}
      data-pictures={picturesAt()}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {isFrame ? null : children}
        <Scripts />
      </body>
    </html>
  )
}
