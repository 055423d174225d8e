import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import { ErrorView } from '#site/ErrorView'

/** The error page of a route: what went wrong, in the words of the failure. */
export function OopsPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <ErrorView advice="這一頁暫時無法顯示，請稍後重試。" detail={wordsOf(error)} retry={retry} />
  )
}

/** An address, or a record, that does not exist. */
export function NotFoundPage() {
  const pathname = useLocation({ select: location => location.pathname })
  return (
    <ErrorView
      advice="找不到這一頁。它可能已經移走，或網址有誤。"
      detail={`404 Not Found: No route matches URL "${pathname}"`}
    />
  )
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
