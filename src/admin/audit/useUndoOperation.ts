import { useQueryClient } from '@tanstack/react-query'
import { collectionNamed, importTarget, recordTarget } from '#contract/editTarget.ts'
import type { OperationStep } from '#contract/operation.ts'
import { operationOf } from '#data/operationQueries.ts'
import { recordsOf } from '#data/staffQueries.ts'
import { editsOf } from '#editing/edit.ts'
import { edited } from '#editing/overlay.ts'
import { queueState } from '#editing/queueState.ts'
import { showFailure, showToast } from '#ui/toasts.ts'
import { useAsk } from '../ask/asking.ts'
import { undoing } from '../importExport/importEdits.ts'
import { useSubmit } from '../queue/useSubmit.ts'
import { useDesk } from '../StaffProvider.tsx'
import { isImport } from './operations.ts'
import { type Now, planUndo } from './undoPlan.ts'
import { undoWords } from './undoWords.ts'

/** Undoes an operation of the trail by edits like all others, after it has said what that will do. */
export function useUndoOperation(): (name: string) => Promise<void> {
  const queryClient = useQueryClient()
  const desk = useDesk()
  const submit = useSubmit()
  const ask = useAsk()

  /** The records of these steps as they are now: read anew, for what others have done since. */
  async function readNow(steps: readonly OperationStep[]): Promise<(step: OperationStep) => Now> {
    const names = [...new Set(steps.map(({ collection }) => collection))]
    const lists = await Promise.all(
      names.map(async name => {
        const collection = collectionNamed(name)
        const records = await queryClient.fetchQuery({ ...recordsOf(collection), staleTime: 0 })
        return [name, { collection, byId: new Map(records.map(each => [each.id, each])) }] as const
      }),
    )
    const known = new Map(lists)
    return ({ collection: name, record }) => {
      const collection = collectionNamed(name)
      const onServer = known.get(name)?.byId.get(record)
      const own = editsOf(queueState.edits, recordTarget(collection))
      const unsent = own.filter(edit => edit.record === record)
      const shown = unsent.length > 0 ? edited(onServer, unsent)?.values : onServer
      return { collection, onServer, shown }
    }
  }

  async function undo(name: string): Promise<void> {
    const steps = await queryClient.fetchQuery(operationOf(name))
    const plan = planUndo(steps, await readNow(steps), isImport(name))
    const { edits } = plan
    const [count, text] = [edits.length, undoWords(plan)]
    if (count === 0) return showToast('info', text || '這次操作之前的內容已全部還原')
    if (!(await ask({ title: '復原此操作？', text, verb: `復原${count}項` }))) return
    if (!isImport(name)) return submit(edits, { words: sent => `復原${sent}項` })
    const into = collectionNamed(steps[0]?.collection ?? '')
    const title = `匯入${steps.length}項${into.label}`
    await undoing(desk, { target: importTarget(into), record: name, title })()
  }

  return name => undo(name).catch(showFailure)
}
