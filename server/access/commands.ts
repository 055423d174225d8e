import { Failure } from '#contract/failure.ts'
import type { Access } from './access.ts'

/** Somebody typed what is no command; the message says what there is. */
class UsageError extends Error {
  override name = 'UsageError'
  override message = 'Usage: npm run account -- add <name> | passwd <name> | list | remove <name>'
}

/** What `npm run account` does once the database is open; resolves to the lines to print. */
type AccountCommand = (access: Access) => Promise<string[]>

type Ask = () => Promise<string>

/** A failure that the person at the keyboard can mend, in the words of a terminal. */
const words: Readonly<Record<string, (name: string) => string>> = {
  notFound: name => `There is no account named ${name}.`,
  forbidden: name => `${name} is the last administrator; nobody could manage accounts without one.`,
  unavailable: () => 'The database cannot be reached.',
  noSpace: () => 'There is no room left to write.',
  taken: name => `There is an account named ${name} already.`,
  required: () => 'A name and a password are needed.',
  characters: () => 'A name must not have spaces or invisible characters.',
  reserved: name => `${name} is a name of the program itself; choose another.`,
  short: () => 'A password must have at least 8 characters.',
  check: () => 'A name and a password may have at most 200 characters, none of them broken.',
}

async function told(name: string, work: Promise<unknown>, done: string): Promise<string[]> {
  try {
    await work
    return [done]
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const say = words[error.issues[0]?.rule ?? error.code]
    throw say ? new Error(say(name), { cause: error }) : error
  }
}

const list: AccountCommand = async access => {
  const accounts = await access.listAccounts()
  return accounts.map(
    ({ username, role, created_at }) =>
      `${username}  (${role} since ${created_at.toISOString().slice(0, 10)})`,
  )
}

/**
 * Reads the arguments, and the password where the command sets one: before the database is opened,
 * so that nobody is kept out of it while somebody thinks of one.
 * @throws UsageError
 */
export async function readCommand(args: readonly string[], ask: Ask): Promise<AccountCommand> {
  const [verb, name, ...more] = args
  if (more.length > 0) throw new UsageError()
  if (verb === 'list' && name === undefined) return list
  if (!name) throw new UsageError()
  if (verb === 'remove') {
    return access => told(name, access.removeAccount(name), `${name} is removed and signed out.`)
  }
  if (verb === 'add') {
    const password = await ask()
    return access => told(name, access.createAccount(name, password), `${name} can now sign in.`)
  }
  if (verb === 'passwd') {
    const password = await ask()
    const done = `${name} has a new password and is signed out everywhere.`
    return access => told(name, access.changePassword(name, password), done)
  }
  throw new UsageError()
}
