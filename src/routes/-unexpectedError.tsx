import type { ErrorComponentProps } from '@tanstack/react-router'

/** The last resort, where the layout around every page has failed. */
export function UnexpectedErrorPage({ error }: ErrorComponentProps) {
  return (
    <main>
      <h1 lang="en">Unexpected Application Error!</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <p>
        <a href="/home">返回首頁</a>
      </p>
    </main>
  )
}
