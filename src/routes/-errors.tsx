import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import { isAdminPath } from '#contract/adminPath.ts'
import { Failure } from '#contract/failure.ts'
import { ErrorView } from '#site/ErrorView.tsx'
import { useUnknownAddress } from '#site/unknownAddress.ts'
import { adviceFor, StaffError } from './-staffError.tsx'

/** The error page of a route: what went wrong, in the words of the failure. */
export function OopsPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const pathname = useLocation({ select: location => location.pathname })
  const retry = () => {
    reset()
    void router.invalidate()
  }
  if (isAdminPath(pathname)) {
    return (
      <StaffError
        heading="這一頁未能開啟"
        advice={adviceFor(error)}
        detail={wordsOf(error)}
        canRetry
      />
    )
  }
  const isAway = error instanceof Failure && error.code === 'unreachable'
  return (
    <ErrorView
      title="這一頁暫時無法顯示"
      advice={isAway ? '這部裝置未存有這一頁，請連線後重試。' : '請稍後重試。'}
      detail={wordsOf(error)}
      retry={retry}
    />
  )
}

/** An address, or a record, that does not exist. */
export function NotFoundPage() {
  const pathname = useLocation({ select: location => location.pathname })
  const detail = useUnknownAddress()
  if (isAdminPath(pathname)) {
    return (
      <StaffError
        heading="找不到這一頁"
        advice="管理區沒有這一頁；請由目錄選擇。"
        detail={pathname}
      />
    )
  }
  return <ErrorView title="找不到這一頁" advice="它可能已經移走，或網址有誤。" detail={detail} />
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
