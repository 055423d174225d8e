import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askPassword } from '#server/cli/passwordPrompt.ts'

/** A person at a terminal: types the next line whenever a prompt shows. */
function typing(...lines: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const output = new PassThrough()
  let shown = ''
  output.setEncoding('utf8').on('data', text => {
    shown += text
    if (text.endsWith(': ')) input.write(lines.shift() ?? '\u0003')
  })
  return { terminal: { input, output }, shown: () => shown }
}

function piped(text: string) {
  const input = new PassThrough()
  input.end(text)
  return { input, output: new PassThrough() }
}

test('at a terminal the password is asked for twice and never shown', async () => {
  const { terminal, shown } = typing('風車 secret\r', '風車 secret\r')
  expect(await askPassword(terminal)).toBe('風車 secret')
  expect(shown()).toBe('New password: \nThe same again: \n')
})

test('a typing mistake can be taken back', async () => {
  const { terminal } = typing('secrex\u007ft\r', 'secret\r')
  expect(await askPassword(terminal)).toBe('secret')
})

test('two different passwords, an empty one, and Ctrl-C are refused', async () => {
  const ask = (...lines: string[]) => askPassword(typing(...lines).terminal)
  await expect(ask('one\r', 'two\r')).rejects.toThrow('not the same')
  await expect(ask('\r')).rejects.toThrow('No password was typed')
  await expect(ask('half\u0003')).rejects.toThrow('Nothing was changed')
})

test('piped in, it is the first line as it stands', async () => {
  expect(await askPassword(piped(' with spaces \nsecond line\n'))).toBe(' with spaces ')
  expect(await askPassword(piped('no newline'))).toBe('no newline')
  await expect(askPassword(piped(''))).rejects.toThrow('No password came')
})
