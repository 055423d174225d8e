/** What was done in one go. Only the trail loads this, with what it undoes. */
import { operationStep } from '../operation.ts'
import { listOf, read } from './call.ts'

export const operationCalls = {
  listOperation: read('getOperation', '一次操作對各項記錄所做的', {
    access: 'staff',
    query: 'operation',
    output: listOf(operationStep),
  }),
}
