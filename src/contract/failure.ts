/**
 * The closed list of ways a call can fail, shared by server and clients: the status tells the same
 * story on the wire as the code does in the program. Words for a person are chosen by the server
 * (`message`) or, where no answer came, by the screen that shows them.
 */
interface Consequence {
  /** HTTP status; 0 where no answer of ours arrived. */
  readonly status: number
  /** The sentence for a person where the thrower gives none. */
  readonly message: string
  /** What a client does with the work that failed. */
  readonly next: 'correct' | 'sign in' | 'give up' | 'merge' | 'retry'
}

const consequences = {
  invalid: { status: 400, message: '輸入的資料有誤', next: 'correct' },
  unauthenticated: { status: 401, message: 'Please login or login again', next: 'sign in' },
  forbidden: { status: 403, message: '此帳號沒有權限', next: 'give up' },
  notFound: { status: 404, message: '找不到資料', next: 'give up' },
  wrongMethod: { status: 405, message: '不支援這個請求方法', next: 'give up' },
  conflict: { status: 409, message: '資料已被其他人修改', next: 'merge' },
  tooLarge: { status: 413, message: '資料太大', next: 'correct' },
  wrongType: { status: 415, message: '不支援這種檔案類型', next: 'correct' },
  tooMany: { status: 429, message: '嘗試次數過多，請稍後再試', next: 'retry' },
  unexpected: { status: 500, message: '系統發生錯誤，請稍後再試', next: 'retry' },
  unavailable: { status: 503, message: '資料庫暫時無法連線，請稍後再試', next: 'retry' },
  noSpace: { status: 507, message: '儲存空間不足', next: 'retry' },
  unreachable: { status: 0, message: '無法連線，請檢查網絡', next: 'retry' },
} as const satisfies Record<string, Consequence>

export type FailureCode = keyof typeof consequences

/** One thing wrong with the input, named for the person by the field's label. */
export interface Issue {
  field: string
  label: string
  rule: string
  message: string
}

interface Details {
  message?: string
  /** Travels as the envelope's `data`: with a conflict, the record as it now stands; see `invalid` too. */
  data?: unknown
  /** Seconds. */
  retryAfter?: number
  cause?: unknown
}

/** A failure of the closed list; anything else that is thrown is unexpected. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly data: unknown
  readonly retryAfter: number | undefined

  constructor(code: FailureCode, details: Details = {}) {
    super(details.message ?? consequences[code].message, { cause: details.cause })
    this.name = 'Failure'
    this.code = code
    this.data = details.data ?? null
    this.retryAfter = details.retryAfter
  }

  get status(): number {
    return consequences[this.code].status
  }

  get next(): Consequence['next'] {
    return consequences[this.code].next
  }

  /** What is wrong with the input, fault by fault: where it was refused, and where that is answered. */
  get issues(): readonly Issue[] {
    const { data } = this
    const isNamed = typeof data === 'object' && data !== null && 'issues' in data
    return isNamed && Array.isArray(data.issues) ? data.issues : []
  }
}

/** The failure that names every issue, in words (`標題：必須填寫；費用：不可小於0`) and as its data. */
export function invalid(issues: readonly Issue[]): Failure {
  const message = issues.map(issue => `${issue.label}：${issue.message}`).join('；')
  return new Failure('invalid', { message, data: { issues } })
}

/** What was written, as `spell` answers it; a conflict carries what stands now, spelled the same way. */
export async function spelled<S, A>(writing: Promise<S>, spell: (stored: S) => A): Promise<A> {
  try {
    return spell(await writing)
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'conflict') throw error
    throw new Failure('conflict', { data: spell(error.data as S) })
  }
}

const codeOfStatus = new Map<number, FailureCode>(
  Object.entries(consequences).map(([code, { status }]) => [status, code as FailureCode]),
)

/** The specification's words for a gateway that had no answer from us. */
export const SERVER_DOWN = 'Server is down'

const REQUEST_TIMEOUT = 408

/**
 * The code for an HTTP status as a client receives it; a gateway's own 5xx counts as unavailable, and a line
 * on which too little came in time as none.
 */
export function failureCode(status: number): FailureCode {
  if (status === REQUEST_TIMEOUT) return 'unreachable'
  return (
    codeOfStatus.get(status) ??
    (status >= 502 ? 'unavailable' : status >= 500 ? 'unexpected' : 'invalid')
  )
}
