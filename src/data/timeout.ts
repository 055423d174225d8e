import { Failure } from '#contract/failure.ts'

/** Safari has left an opening without any answer (bugs.webkit.org/226547): nobody is to wait for it for ever. */
const PATIENCE_MS = 5_000

/** What the browser's storage answers. @throws Failure where it does not answer in five seconds */
export function withTimeout<T>(asked: Promise<T>): Promise<T> {
  const tooLong = new Promise<never>((_, reject) => {
    const message = '此裝置的儲存空間沒有回應，請重新載入'
    setTimeout(() => reject(new Failure('unavailable', { message })), PATIENCE_MS)
  })
  return Promise.race([asked, tooLong])
}
