import type { Doc } from '../document.ts'
import { CommandError, errorReply } from '../errors.ts'
import { collectionCommands } from './collections.ts'
import type { Engine, Handler } from './command.ts'
import { findAndModifyCommands } from './findAndModify.ts'
import { handshakeCommands } from './handshake.ts'
import { indexCommands } from './indexes.ts'
import { readCommands } from './reads.ts'
import { writeCommands } from './writes.ts'

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
