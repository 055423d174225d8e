/**
 * `npm run account`: the accounts of the database that the environment names, whether a server is
 * running on it or not.
 */
import { createAccess } from '../access/access.ts'
import { readCommand } from '../access/commands.ts'
import { refuseNewFolder, refuseUnopened, runTool, withDatabase } from './commandLine.ts'
import { askPassword } from './passwordPrompt.ts'

/** What only an account that is there can have done to it. */
const OF_THOSE_THERE = ['passwd', 'list', 'remove']

await runTool(async (args, config) => {
  const isOfOneThere = OF_THOSE_THERE.includes(args[0] ?? '')
  if (isOfOneThere) await refuseNewFolder(config)
  const terminal = { input: process.stdin, output: process.stderr }
  const command = await readCommand(args, () => askPassword(terminal))
  const lines = await withDatabase(config, async connection => {
    const access = createAccess({ connection, now: () => new Date() })
    // Before anything is made there; who only ever added accounts has some as well.
    if (isOfOneThere && (await access.listAccounts()).length === 0) {
      await refuseUnopened(connection, config)
    }
    await access.prepare()
    return command(access)
  })
  return { lines }
})
