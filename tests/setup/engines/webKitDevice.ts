/** WebKit, as GTK's small browser, driven by its own WebDriver. */
import { setTimeout } from 'node:timers/promises'
import { type Device, type Key, PHONE, type Size, type Visitor } from './device.ts'
import { type Command, openSession } from './webDriver.ts'
import { startWebKitProcesses, type WebKitParts, type WebKitProcesses } from './webKitProcesses.ts'

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<Key | 'Control', string> = {
  Enter: '\ue007',
  Escape: '\ue00c',
  Tab: '\ue004',
  Home: '\ue011',
  End: '\ue010',
  ArrowRight: '\ue014',
  Control: '\ue009',
}

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** What a page is asked while it is being left is, once in a hundred times, never answered: the driver waits for ever. */
const LOST_MS = 4_000
/** How long, and how often, a page is asked for that does not come in the place of the one before. */
const LEFT_MS = 10_000
const ASKED = 3
const LOOK_MS = 40

async function lost(): Promise<never> {
  await setTimeout(LOST_MS, undefined, { ref: false })
  throw new Error('the page does not answer')
}

interface Answer {
  value: never
  fault?: string
  /** What the page complained of since it was asked last. */
  said: string[]
}

/** Starts it with an empty profile, which lives as long as the session. */
export async function startWebKitDevice(parts: WebKitParts, visitor: Visitor): Promise<Device> {
  const processes = await startWebKitProcesses(parts, visitor)
  try {
    return await openDevice(processes, parts.browser, visitor)
  } catch (error) {
    await processes.end()
    throw error
  }
}

async function openDevice(
  processes: WebKitProcesses,
  browser: string,
  visitor: Visitor,
): Promise<Device> {
  const complaints: string[] = []
  const command = await openSession(processes.origin, {
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'accept',
    pageLoadStrategy: visitor === 'calm' ? 'normal' : 'none',
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation'],
    },
  })
  let size: Size = PHONE
  let isEverLeft = false

  const evaluate: Device['evaluate'] = async (work, ...given) => {
    const asked = command<Answer>('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1]
        const said = (${listen})()
        const end = answer => done({ ...answer, said: said.splice(0) })
        Promise.resolve().then(() => (${work})(...Array.prototype.slice.call(arguments, 0, -1)))
          .then(value => end({ value: value ?? null }), fault => end({ fault: String(fault) }))`,
      args: given,
    })
    const answer = await (isEverLeft ? Promise.race([asked, lost()]) : asked)
    complaints.push(...answer.said)
    if (answer.fault !== undefined) throw new Error(answer.fault)
    return answer.value
  }

  const keys = (...actions: [type: 'keyDown' | 'keyUp', value: string][]) =>
    command('POST', '/actions', {
      actions: [
        { type: 'key', id: 'keys', actions: actions.map(([type, value]) => ({ type, value })) },
      ],
    })

  /** Goes there, and resolves when the page before is left, which now and then it is not at once. */
  async function leaveFor(url: string) {
    const isThere = () =>
      evaluate(wanted => location.href === wanted, url).catch(() => false as const)
    isEverLeft = true
    for (let asked = 0; asked < ASKED; asked += 1) {
      await command('POST', '/url', { url })
      const end = Date.now() + LEFT_MS
      while (Date.now() < end) {
        if (await isThere()) return
        await setTimeout(LOOK_MS)
      }
    }
    throw new Error(`${url} does not come`)
  }

  async function resize(next: Size) {
    size = next
    // What is around the page belongs to the window.
    const [width = 0, height = 0] = await evaluate(() => [
      outerWidth - innerWidth,
      outerHeight - innerHeight,
    ])
    await command('POST', '/window/rect', {
      width: size.width + width,
      height: size.height + height,
    })
  }

  await resize(size)
  return {
    complaints,
    evaluate,
    resize,
    goto: async url => {
      if (visitor === 'eager') return leaveFor(url)
      await command('POST', '/url', { url })
      await evaluate(() => undefined)
    },
    clickAt: (x, y) => moveMouse(command, x, y, ...CLICK),
    moveTo: (x, y) => moveMouse(command, x, y),
    tapAt: (x, y) => moveMouse(command, x, y, ...CLICK),
    type: async text => {
      await keys(
        ...[...text].flatMap((value): ['keyDown' | 'keyUp', string][] => [
          ['keyDown', value],
          ['keyUp', value],
        ]),
      )
    },
    press: async key => {
      await keys(['keyDown', KEYS[key]], ['keyUp', KEYS[key]])
    },
    selectAll: async () => {
      await keys(
        ['keyDown', KEYS.Control],
        ['keyDown', 'a'],
        ['keyUp', 'a'],
        ['keyUp', KEYS.Control],
      )
    },
    setFile: async (selector, path) => {
      const found = await command<Record<string, string>>('POST', '/element', {
        using: 'css selector',
        value: selector,
      })
      await command('POST', `/element/${found[ELEMENT]}/value`, { text: path })
    },
    picture: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
    restart: async () => {
      const { handle } = await command<{ handle: string }>('POST', '/window/new', {
        type: 'window',
      })
      await command('DELETE', '/window')
      await command('POST', '/window', { handle })
      await resize(size)
    },
    close: async () => {
      await command('DELETE', '').catch(() => undefined)
      await processes.end()
    },
  }
}

const CLICK = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
]

async function moveMouse(
  command: Command,
  x: number,
  y: number,
  ...then: typeof CLICK
): Promise<void> {
  await command('POST', '/actions', {
    actions: [
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
          ...then,
        ],
      },
    ],
  })
}

/** Runs in the page: a session without a profile writes to no console, so what is said is heard there. */
function listen(): string[] {
  const page = window as Window & { said?: string[] }
  if (page.said) return page.said
  const said: string[] = []
  page.said = said
  addEventListener('error', ({ message }) => said.push(message))
  addEventListener('unhandledrejection', ({ reason }) => said.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    said.push(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
  )
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind]
    console[kind] = (...words: unknown[]) => {
      said.push(words.join(' '))
      write.apply(console, words)
    }
  }
  return said
}
