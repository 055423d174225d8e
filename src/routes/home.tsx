import { createFileRoute } from '@tanstack/react-router'
import { css } from '#styled/css'

export const Route = createFileRoute('/home')({ component: HomePage })

function HomePage() {
  return (
    <main className={css({ padding: '16px' })}>
      <h1>澳門持續教育學校</h1>
    </main>
  )
}
