import { Failure } from '#contract/failure.ts'

/** Safari has left an opening without any answer (bugs.webkit.org/226547): nobody is to wait for it for ever. */
const PATIENCE_MS = 5_000

/**
 * What the browser's storage answers.
 * @param patience how long is waited for it, in milliseconds: five seconds, where it is of usual size
 * @throws Failure where it does not answer in that time
 */
export function withTimeout<T>(asked: Promise<T>, patience = PATIENCE_MS): Promise<T> {
  const tooLong = new Promise<never>((_, reject) => {
    const message = '此裝置的儲存空間沒有回應，請重新載入'
    setTimeout(() => reject(new Failure('unavailable', { message })), patience)
  })
  return Promise.race([asked, tooLong])
}
