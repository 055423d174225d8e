import { isIP, isIPv4 } from 'node:net'
import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import * as v from 'valibot'
import { isReserved, reservedNames } from '#contract/programAccounts.ts'
import { isPair, keyOf, PRIVATE_BYTES, PUBLIC_BYTES } from './keyPair.ts'

/** The environment says something that cannot be meant; the message is the one line to print. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const MOST_PORT = 65_535
/** Idempotency keys are kept so long, and need the revision that they made. */
const FEWEST_DAYS = 30
const DAYS_RULE = `must be a number of days, ${FEWEST_DAYS} at least`
const PORT_RULE = `must be a whole number from 0 to ${MOST_PORT}`

const matching = (pattern: RegExp, must: string) => v.pipe(v.string(), v.regex(pattern, must))

const url = (must: string, protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(value => URL.canParse(value) && protocols.includes(new URL(value).protocol), must),
  )

const webAddress = (must: string) =>
  v.pipe(
    url(must, ['http:', 'https:']),
    v.transform(value => value.replace(/\/+$/, '')),
  )

const isBareOrigin = (value: string) => new URL(value).origin === value

const switched = v.pipe(
  v.picklist(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off'),
  v.transform(value => ['on', 'true', '1'].includes(value)),
)

/** An address, or a network with how many of its bits, or which, are the network's: what Express would take. */
function isNetwork(written: string): boolean {
  const [address = '', range, ...more] = written.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  if (range === undefined) return true
  const bits =
    isIPv4(range) && family === 4 ? ipaddr.IPv4.parse(range).prefixLengthFromSubnetMask() : range
  return /^\d+$/.test(String(bits)) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128)
}

/** Hops or addresses, as Express's `trust proxy` takes them; `on` is the one proxy in front. */
const trustedProxy = v.pipe(
  v.string(),
  v.check(
    value =>
      /^(off|on|\d{1,2}|loopback|linklocal|uniquelocal)$/.test(value) ||
      value.split(',').every(isNetwork),
    'must be off, on, a number of proxies, loopback, linklocal, uniquelocal or a list of addresses',
  ),
  v.transform((value): false | number | string => {
    if (value === 'off') return false
    if (value === 'on') return 1
    return /^\d+$/.test(value) ? Number(value) : value
  }),
)

const days = v.pipe(
  matching(/^\d{2,5}$/, DAYS_RULE),
  v.transform(Number),
  v.minValue(FEWEST_DAYS, DAYS_RULE),
)

const portNumber = v.pipe(
  matching(/^\d{1,5}$/, PORT_RULE),
  v.transform(Number),
  v.maxValue(MOST_PORT, PORT_RULE),
)

/** Names as they stand in addresses; `*.` in front is for any name under it. */
const pushHosts = v.pipe(
  matching(
    /^(?:(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?:,(?!$)|$))*$/,
    'must be a list of host names with commas between them, such as push.example.com,*.push.example',
  ),
  v.transform(value => value.split(',').filter(Boolean)),
)

/** Every variable there is. A message completes the sentence that begins with the name. */
const Environment = v.object({
  PORT: v.optional(portNumber, '3000'),
  METRICS_PORT: v.optional(portNumber),
  HOST: v.optional(
    matching(/^[\w.:-]+$/, 'must be a host name or an address, such as 0.0.0.0'),
    '127.0.0.1',
  ),
  DATABASE_ENGINE: v.optional(
    v.picklist(
      ['auto', 'external', 'mongod', 'embedded'],
      'must be auto, external, mongod or embedded',
    ),
    'auto',
  ),
  MONGODB_URI: v.optional(
    matching(/^mongodb(\+srv)?:\/\/\S+$/, 'must begin with mongodb:// or mongodb+srv://'),
  ),
  DATA_DIR: v.optional(v.string(), './.data'),
  EDGE_DIR: v.optional(v.string()),
  HISTORY_DAYS: v.optional(days, '730'),
  ADMIN_USERNAME: v.optional(
    v.pipe(
      matching(/^[^\s\p{C}]{1,200}$/u, 'must be 1 to 200 characters without spaces'),
      v.check(
        value => !isReserved(value),
        `must not be ${reservedNames.join(', ')}: the program itself is called so`,
      ),
    ),
    'admin',
  ),
  ADMIN_PASSWORD: v.optional(matching(/^.{1,200}$/, 'must be 1 to 200 characters')),
  DEMO_CONTENT: v.optional(switched),
  PUBLIC_ORIGIN: v.optional(
    v.pipe(
      webAddress('must be an origin, such as https://school.example'),
      v.check(isBareOrigin, 'must be an origin without a path, such as https://school.example'),
    ),
  ),
  S3_ENDPOINT: v.optional(webAddress('must be an http or https address')),
  S3_BUCKET: v.optional(matching(/^[\w.-]{3,63}$/, 'must be the name of a bucket')),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_REGION: v.optional(matching(/^[\w-]+$/, 'must be the name of a region'), 'auto'),
  ASSET_BASE_URL: v.optional(webAddress('must be an http or https address')),
  VAPID_PUBLIC_KEY: v.optional(keyOf(PUBLIC_BYTES)),
  VAPID_PRIVATE_KEY: v.optional(keyOf(PRIVATE_BYTES)),
  VAPID_SUBJECT: v.optional(url('must be a mailto: or https:// address', ['mailto:', 'https:'])),
  PUSH: v.optional(switched, 'on'),
  PUSH_HOSTS: v.optional(pushHosts, ''),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'withdrawn'], 'must be on or withdrawn'), 'on'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    ),
    'info',
  ),
  TRUST_PROXY: v.optional(trustedProxy, 'off'),
})

type Environment = v.InferOutput<typeof Environment>

export type Config = ReturnType<typeof readConfig>

/**
 * The configuration that `env` asks for, defaults filled in; an empty value counts as not set.
 * Throws a ConfigError that names the first variable at fault and what it must be, never its
 * value, which may be a secret.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(Environment, given)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new ConfigError(`${v.getDotPath(issue)} ${issue.message}`)
  }
  const values = parsed.output
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    database: { engine: engineOf(values), uri: values.MONGODB_URI },
    dataDir: resolve(values.DATA_DIR),
    edgeDir: values.EDGE_DIR === undefined ? undefined : resolve(values.EDGE_DIR),
    historyDays: values.HISTORY_DAYS,
    firstAccount: { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD },
    demoContent: values.DEMO_CONTENT ?? values.MONGODB_URI === undefined,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    objectStorage: objectStorageOf(values),
    assetBaseUrl: values.ASSET_BASE_URL,
    vapid: vapidOf(values),
    isPushOn: values.PUSH,
    pushHosts: values.PUSH_HOSTS,
    serviceWorker: values.SERVICE_WORKER,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
  }
}

function engineOf({ DATABASE_ENGINE: engine, MONGODB_URI: uri }: Environment) {
  if (engine === 'external' && uri === undefined) {
    throw new ConfigError('MONGODB_URI must be set where DATABASE_ENGINE is external')
  }
  if (engine !== 'auto' && engine !== 'external' && uri !== undefined) {
    throw new ConfigError(`DATABASE_ENGINE must be auto or external where MONGODB_URI is set`)
  }
  return engine
}

function objectStorageOf(values: Environment) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  const together = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const set = allOrNone(together)
  return (
    set && {
      endpoint: set.S3_ENDPOINT,
      bucket: set.S3_BUCKET,
      accessKeyId: set.S3_ACCESS_KEY_ID,
      secretAccessKey: set.S3_SECRET_ACCESS_KEY,
      region: values.S3_REGION,
    }
  )
}

function vapidOf({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Environment) {
  const set = allOrNone({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT })
  if (!set) return undefined
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = set
  if (!isPair(publicKey, privateKey)) {
    throw new ConfigError('VAPID_PUBLIC_KEY must be the public key of VAPID_PRIVATE_KEY')
  }
  return { publicKey, privateKey, subject }
}

/** Variables that mean something only together: all of them, or undefined where none is set. */
function allOrNone<Name extends string>(values: Record<Name, string | undefined>) {
  const names = Object.keys(values) as Name[]
  const missing = names.filter(name => values[name] === undefined)
  if (missing.length === names.length) return undefined
  if (missing.length > 0) {
    const rest = names.filter(name => !missing.includes(name))
    throw new ConfigError(`${missing[0]} must be set where ${rest[0]} is`)
  }
  return values as Record<Name, string>
}
