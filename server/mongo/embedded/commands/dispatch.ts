import type { Doc } from '../document'
import { CommandError, errorReply } from '../errors'
import { collectionCommands } from './collections'
import type { Engine, Handler } from './command'
import { findAndModifyCommands } from './findAndModify'
import { handshakeCommands } from './handshake'
import { indexCommands } from './indexes'
import { readCommands } from './reads'
import { writeCommands } from './writes'

const COMMANDS: Record<string, Handler> = {
  ...handshakeCommands,
  ...collectionCommands,
  ...indexCommands,
  ...readCommands,
  ...writeCommands,
  ...findAndModifyCommands,
}

/** Answers one command; every failure becomes an answer too, since a driver waits for one. */
export async function dispatch(
  engine: Engine,
  database: string,
  body: Doc,
  connectionId: number,
): Promise<Doc> {
  try {
    const name = Object.keys(body)[0] ?? ''
    const handler = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!handler) throw new CommandError('CommandNotFound', `no such command: '${name}'`)
    if (body.txnNumber !== undefined || body.startTransaction !== undefined) {
      throw new CommandError(
        'IllegalOperation',
        'Transaction numbers are only allowed on a replica set member or mongos',
      )
    }
    return await handler({ engine, database, body, connectionId })
  } catch (error) {
    return errorReply(error)
  }
}
