/** What the trail reads before it undoes something. */
import { operationCalls } from '#contract/calls/operations.ts'
import { ask } from './ask.ts'
import { passing } from './historyQueries.ts'

/** What an operation did to each record. */
export const operationOf = (name: string) => ({
  ...ask(operationCalls.listOperation, name),
  ...passing,
})
