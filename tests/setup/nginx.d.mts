export interface Nginx {
  origin: string
  pid: number
  /** What it complained about. */
  errors: () => string
  stop: () => Promise<void>
}

export function findNginx(): string | undefined
export function provideNginx(): string | undefined
export function startNginx(place: {
  port: number | string
  /** The ports of the site's processes. */
  sites: (number | string)[]
  dataDir: string
  edgeDir: string
  clientDir?: string
  /** Another server to run beside it. */
  more?: string
}): Promise<Nginx>
