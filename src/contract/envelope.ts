/** Every answer under /api. `data` is `null` where there is none. */
export interface Envelope<T = unknown> {
  success: boolean
  message: string
  data: T | null
}

/** Whether `value` is an answer of our API: a captive portal's page, for one, is not. */
export function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === 'object' &&
    value !== null &&
    'success' in value &&
    typeof value.success === 'boolean' &&
    'message' in value &&
    typeof value.message === 'string' &&
    'data' in value
  )
}
