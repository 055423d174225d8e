import { resolve } from 'node:path'
import express from 'express'
import { describe, expect, it } from 'vitest'
import { generateVAPIDKeys } from 'web-push'
import { ConfigError, readConfig } from '#server/config.ts'

describe('without any variable', () => {
  it('the site stands on port 3000 of this machine, with its data beside it', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      metricsPort: undefined,
      database: { engine: 'auto', uri: undefined },
      dataDir: resolve('.data'),
      edgeDir: undefined,
      historyDays: 730,
      firstAccount: { username: 'admin', password: undefined },
      demoContent: true,
      publicOrigin: 'http://localhost:3000',
      objectStorage: undefined,
      assetBaseUrl: undefined,
      vapid: undefined,
      isPushOn: true,
      pushHosts: [],
      serviceWorker: 'on',
      logLevel: 'info',
      trustProxy: false,
    })
  })
})

describe('a value', () => {
  it('that is empty counts as not set', () => {
    expect(readConfig({ PORT: '', MONGODB_URI: '' })).toEqual(readConfig({}))
  })

  it('of PORT shows in the public origin', () => {
    expect(readConfig({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080')
  })

  it('of PUBLIC_ORIGIN loses a slash at its end', () => {
    const config = readConfig({ PUBLIC_ORIGIN: 'https://school.example/' })
    expect(config.publicOrigin).toBe('https://school.example')
  })

  it('of MONGODB_URI leaves the demo school out, unless it is asked for', () => {
    const external = { MONGODB_URI: 'mongodb://db.example/school' }
    expect(readConfig(external).demoContent).toBe(false)
    expect(readConfig({ ...external, DEMO_CONTENT: 'on' }).demoContent).toBe(true)
  })

  it.each([
    ['off', false],
    ['on', 1],
    ['2', 2],
    ['loopback', 'loopback'],
    ['10.0.0.0/8,::1', '10.0.0.0/8,::1'],
    ['172.16.0.0/255.240.0.0,fd00::/8', '172.16.0.0/255.240.0.0,fd00::/8'],
  ])('of TRUST_PROXY, %s, is what Express takes', (text, trusted) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(trusted)
    expect(() => express().set('trust proxy', trusted)).not.toThrow()
  })

  it('of PUSH_HOSTS is a list of names', () => {
    const PUSH_HOSTS = 'push.example.com,*.push.example'
    expect(readConfig({ PUSH_HOSTS }).pushHosts).toEqual(['push.example.com', '*.push.example'])
  })

  it('of a key pair for pushes is taken as it is', () => {
    const pair = vapid()
    expect(readConfig(pair).vapid).toEqual({
      publicKey: pair.VAPID_PUBLIC_KEY,
      privateKey: pair.VAPID_PRIVATE_KEY,
      subject: pair.VAPID_SUBJECT,
    })
  })

  it('of every object storage variable makes an object storage', () => {
    const config = readConfig({
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'school',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    })
    expect(config.objectStorage).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'school',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      region: 'auto',
    })
  })
})

describe('a bad value stops the start with one line that names the variable', () => {
  it.each<[string, NodeJS.ProcessEnv]>([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['METRICS_PORT', { METRICS_PORT: 'on' }],
    ['HISTORY_DAYS', { HISTORY_DAYS: '29' }],
    ['HOST', { HOST: 'not a host' }],
    ['DATABASE_ENGINE', { DATABASE_ENGINE: 'sqlite' }],
    ['DATABASE_ENGINE', { DATABASE_ENGINE: 'embedded', MONGODB_URI: 'mongodb://db' }],
    ['MONGODB_URI', { MONGODB_URI: 'http://db' }],
    ['MONGODB_URI', { DATABASE_ENGINE: 'external' }],
    ['ADMIN_USERNAME', { ADMIN_USERNAME: 'two words' }],
    ['ADMIN_USERNAME', { ADMIN_USERNAME: 'System' }],
    ['ADMIN_USERNAME', { ADMIN_USERNAME: 'ad\u200bmin' }],
    ['DEMO_CONTENT', { DEMO_CONTENT: 'maybe' }],
    ['PUSH', { PUSH: 'maybe' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'school.example' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://school.example/path' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'ftp://s3.example' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example' }],
    ['ASSET_BASE_URL', { ASSET_BASE_URL: 'cdn' }],
    ['VAPID_PUBLIC_KEY', { VAPID_PUBLIC_KEY: 'short' }],
    ['VAPID_PUBLIC_KEY', { ...vapid(), VAPID_PUBLIC_KEY: vapid().VAPID_PUBLIC_KEY }],
    ['VAPID_PUBLIC_KEY', { ...vapid(), VAPID_PUBLIC_KEY: vapid().VAPID_PUBLIC_KEY.slice(1) }],
    ['VAPID_PUBLIC_KEY', { ...vapid(), VAPID_PRIVATE_KEY: 'A'.repeat(43) }],
    ['VAPID_PRIVATE_KEY', { ...vapid(), VAPID_PRIVATE_KEY: 'A'.repeat(42) }],
    ['VAPID_SUBJECT', { VAPID_SUBJECT: 'someone' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['PUSH_HOSTS', { PUSH_HOSTS: 'https://push.example.com' }],
    ['PUSH_HOSTS', { PUSH_HOSTS: '*' }],
    ['PUSH_HOSTS', { PUSH_HOSTS: 'push.example.com,' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everyone' }],
    ...['10.0.0', 'abc', '300.1.1.1', '1::2::3', '10.0.0.1,', '010.0.0.1'].map(trusted),
    ...['10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/', '10.0.0.0/8/8', '::1/129'].map(trusted),
    ...['10.0.0.0/255.0.255.0', '10.0.0.0/0.0.0.0', '::1/255.0.0.0'].map(trusted),
  ])('%s', (name, env) => {
    const failure = failureOf(env)
    expect(failure).toBeInstanceOf(ConfigError)
    expect(failure?.message).toMatch(new RegExp(`^${name} must [^\n]+$`))
  })

  it('but never repeats a value, which may be a secret', () => {
    expect(failureOf({ MONGODB_URI: 'postgres://user:hunter2@db' })?.message).not.toContain(
      'hunter2',
    )
  })
})

/** A pair of its own at each call. */
function vapid() {
  const { publicKey, privateKey } = generateVAPIDKeys()
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:school@example.com',
  }
}

function trusted(TRUST_PROXY: string): [string, NodeJS.ProcessEnv] {
  return ['TRUST_PROXY', { TRUST_PROXY }]
}

function failureOf(env: NodeJS.ProcessEnv): Error | undefined {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof Error) return error
  }
}
