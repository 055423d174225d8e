import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'

export interface Terminal {
  /** `isTTY` where somebody types; otherwise what is piped in. */
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

/** Nobody typed a usable password; the message is the one line to print. */
export class PromptError extends Error {
  override name = 'PromptError'
}

/** One line; `undefined` where the input ends without one. */
function nextLine(lines: Interface): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    lines.once('line', resolve)
    lines.once('close', () => resolve(undefined))
    lines.once('SIGINT', () => reject(new PromptError('Nothing was changed.')))
  })
}

/** Readline edits the line as ever; what it would echo goes nowhere. */
async function typedLine({ input, output }: Terminal, prompt: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: nowhere, terminal: true, historySize: 0 })
  try {
    output.write(prompt)
    return (await nextLine(lines)) ?? ''
  } finally {
    output.write('\n')
    lines.close()
  }
}

async function pipedLine({ input }: Terminal): Promise<string> {
  const lines = createInterface({ input, terminal: false })
  try {
    return (await nextLine(lines)) ?? ''
  } finally {
    lines.close()
  }
}

/**
 * A new password: asked for twice, without echo, from whoever types; one line of what is piped in.
 * @throws PromptError when nothing is given, or not the same twice
 */
export async function askPassword(terminal: Terminal): Promise<string> {
  if (!terminal.input.isTTY) {
    const line = await pipedLine(terminal)
    if (line === '') throw new PromptError('No password came on standard input.')
    return line
  }
  const first = await typedLine(terminal, 'New password: ')
  if (first === '') throw new PromptError('No password was typed.')
  if ((await typedLine(terminal, 'The same again: ')) === first) return first
  throw new PromptError('The two passwords are not the same.')
}
