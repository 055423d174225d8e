/** WebDriver as WebKit speaks it: commands over HTTP, one session. https://www.w3.org/TR/webdriver2/ */
import { setTimeout } from 'node:timers/promises'

/** Sends one command of a session. @throws with the driver's own words */
export type Command = <T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<T>

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Begins a session with these capabilities. */
export async function openSession(origin: string, capabilities: object): Promise<Command> {
  const wanted = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = await send<{ sessionId: string }>('POST', `${origin}/session`, wanted)
  return (method, path, body) => send(method, `${origin}/session/${sessionId}${path}`, body)
}

/** Resolves when a driver listens there. */
export async function whenListening(origin: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const isThere = await fetch(`${origin}/status`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await setTimeout(20)
  }
  throw new Error('WebKitWebDriver has ended')
}
