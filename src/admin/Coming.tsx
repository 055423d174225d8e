import { useConnection } from '#pwa/connection.ts'
import { formLook } from '#staffStyled/recipes'

interface ComingProps {
  /** What is not there yet, as staff call it. */
  what: string
  /** Why it could not be had. */
  error: Error | null | undefined
}

/**
 * Stands where something is not known: that it is on its way, that it is not on this device, or what
 * failed. Nothing is claimed of it meanwhile.
 */
export function Coming({ what, error }: ComingProps) {
  const { isReachable } = useConnection()
  if (!isReachable) {
    return (
      <p className={formLook().note} role="status">
        離線中，{what}不在這個裝置上。連線後會自動載入。
      </p>
    )
  }
  if (error) {
    return (
      <p className={formLook().note} data-kind="error" role="alert">
        未能載入：{error.message}
      </p>
    )
  }
  return <p role="status">正在載入…</p>
}
