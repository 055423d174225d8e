import { type ErrorComponentProps, useLocation } from '@tanstack/react-router'

/** The error page of a route: what went wrong, in the words of the failure. */
export function OopsPage({ error }: ErrorComponentProps) {
  return <Oops detail={wordsOf(error)} />
}

/** An address, or a record, that does not exist. */
export function NotFoundPage() {
  const pathname = useLocation({ select: location => location.pathname })
  return <Oops detail={`404 Not Found: No route matches URL "${pathname}"`} />
}

/** The last resort, where the layout around every page has failed. */
export function UnexpectedErrorPage({ error }: ErrorComponentProps) {
  return (
    <main>
      <h1>Unexpected Application Error!</h1>
      <p>{wordsOf(error)}</p>
    </main>
  )
}

function Oops({ detail }: { detail: string }) {
  return (
    <main>
      <h1>Oops!</h1>
      <p>Sorry, an unexpected error has occurred.</p>
      <p>{detail}</p>
    </main>
  )
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
