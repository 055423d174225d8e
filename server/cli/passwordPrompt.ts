import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

interface Terminal {
  /** `isTTY` where somebody types; otherwise what is piped in. */
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

/** Nobody typed a usable password; the message is the one line to print. */
class PromptError extends Error {
  override name = 'PromptError'
}

/** Readline edits the line as ever; what it would echo goes nowhere. */
async function typedTwice({ input, output }: Terminal): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input, output: nowhere, terminal: true, historySize: 0 })
  const lines = reader[Symbol.asyncIterator]()
  const ask = async (prompt: string): Promise<string> => {
    output.write(prompt)
    const { value, done } = await lines.next()
    output.write('\n')
    if (done) throw new PromptError('Nothing was changed.')
    if (value === '') throw new PromptError('No password was typed.')
    return value
  }
  try {
    const password = await ask('New password: ')
    if ((await ask('The same again: ')) === password) return password
    throw new PromptError('The two passwords are not the same.')
  } finally {
    reader.close()
  }
}

async function firstLine({ input }: Terminal): Promise<string> {
  for await (const line of createInterface({ input, terminal: false })) {
    if (line !== '') return line
    break
  }
  throw new PromptError('No password came on standard input.')
}

/**
 * A new password: asked for twice, without echo, from whoever types; one line of what is piped in.
 * @throws PromptError when nothing is given, or not the same twice
 */
export const askPassword = (terminal: Terminal): Promise<string> =>
  terminal.input.isTTY ? typedTwice(terminal) : firstLine(terminal)
