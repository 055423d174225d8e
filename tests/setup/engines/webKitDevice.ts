/** WebKit, as GTK's small browser, driven by its own WebDriver. */
import { type Device, type Key, PHONE, type Size } from './device.ts'
import { type Command, openSession } from './webDriver.ts'
import { startWebKitProcesses } from './webKitProcesses.ts'

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

interface Answer {
  value: never
  fault?: string
  /** What the page complained of since it was asked last. */
  said: string[]
}

export interface WebKitParts {
  driver: string
  browser: string
  screen: string
}

/** Starts it with an empty profile, which lives as long as the session. */
export async function startWebKitDevice({ driver, browser, screen }: WebKitParts): Promise<Device> {
  const processes = await startWebKitProcesses(driver, screen)
  const complaints: string[] = []
  const command = await openSession(processes.origin, {
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation'],
    },
  })
  let size: Size = PHONE

  const evaluate: Device['evaluate'] = async (work, ...given) => {
    const answer = await command<Answer>('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1]
        const said = (${listen})()
        const end = answer => done({ ...answer, said: said.splice(0) })
        Promise.resolve().then(() => (${work})(...Array.prototype.slice.call(arguments, 0, -1)))
          .then(value => end({ value: value ?? null }), fault => end({ fault: String(fault) }))`,
      args: given,
    })
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
      await command('POST', '/url', { url })
      await evaluate(() => undefined)
    },
    clickAt: (x, y) => click(command, Math.round(x), Math.round(y)),
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

async function click(command: Command, x: number, y: number): Promise<void> {
  await command('POST', '/actions', {
    actions: [
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
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
