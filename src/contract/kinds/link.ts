import { LIMITS, linkTo } from '../textRules.ts'
import type { Common, Kind } from './kind.ts'

interface Options extends Common {
  /** `web`: http(s) only; `site`: an address of this site; `any`: either. */
  readonly to: 'web' | 'site' | 'any'
  readonly unique?: boolean
}

export const link: Kind<Options, string> = {
  schema: ({ to }) => linkTo(to),
  json: () => ({ type: 'string', maxLength: LIMITS.link, format: 'uri-reference' }),
  isSearched: true,
  address: value => value,
}
