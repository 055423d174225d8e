import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyCollection } from '#contract/collection'
import { Failure } from '#contract/failure'
import { IMPORT_ROWS, type ImportReport, type UndoneImport } from '#contract/importing'
import type { WireRecord } from '#contract/record'
import { keptEndpointOf } from '#contract/staffEndpoint'
import { askAsStaff } from '#data/session'
import { recordsOf } from '#data/staffQueries'
import { newKey } from '#offline/edit'
import { showFailure, showToast } from '#ui/toasts'
import { offerUndo } from '../UndoBar'
import { type ReadRows, readRows } from './fromSheet'
import { readTable } from './readTable'
import { useTitles } from './useTitles'

/** What the server says of a file. */
export interface Found {
  read: ReadRows
  report: ImportReport
  /** Under which it is sent, however often: it has one effect, also where an answer was lost. */
  key: string
}

interface State {
  /** From 0 to 1 while the file is read; 1 while the server looks at it. */
  progress?: number
  found?: Found
  isTaking?: boolean
}

/** Reads a file, has it looked at, and has it taken. */
export function useImport(collection: AnyCollection) {
  const queryClient = useQueryClient()
  const titles = useTitles(collection)
  const [state, setState] = useState<State>({})
  const importing = keptEndpointOf(collection, 'import')

  async function look(file: File): Promise<void> {
    setState({ progress: 0 })
    try {
      const list = await queryClient.fetchQuery<WireRecord[]>(recordsOf(collection))
      const records = new Map(list.map(record => [record.id, record]))
      const read = await readRows(
        await readTable(file),
        { collection, records, titles },
        progress => setState({ progress }),
      )
      if (read.rows.length === 0) throw new Failure('invalid', { message: '檔案內沒有記錄' })
      if (read.rows.length > IMPORT_ROWS) {
        throw new Failure('invalid', { message: `每次最多匯入${IMPORT_ROWS}項` })
      }
      const body = { rows: read.rows, dry_run: true }
      const { data } = await askAsStaff(importing, undefined, body)
      setState({ found: { read, report: data as ImportReport, key: newKey() } })
    } catch (error) {
      setState({})
      showFailure(error)
    }
  }

  const readAgain = () =>
    queryClient.invalidateQueries({ queryKey: recordsOf(collection).queryKey })

  /** @param words what was done, to be offered again where the server asks for patience */
  async function undo(id: string, words: string, key = newKey()): Promise<void> {
    try {
      const headers = { 'Idempotency-Key': key }
      const endpoint = keptEndpointOf(collection, 'undoImport')
      const { data, message } = await askAsStaff(endpoint, id, {}, headers)
      const { left } = data as UndoneImport
      if (left.length === 0) showToast('success', message)
      else showToast('info', `${message}；${left.length}項之後被修改過，保持不變`)
    } catch (error) {
      showFailure(error)
      const mayGoWell = error instanceof Failure && error.next === 'retry'
      if (mayGoWell) offerUndo(words, () => undo(id, words, key))
    } finally {
      await readAgain()
    }
  }

  /** @returns whether it was taken */
  async function take(): Promise<boolean> {
    const { found } = state
    if (!found) return false
    setState({ found, isTaking: true })
    try {
      const headers = { 'Idempotency-Key': found.key }
      const body = { rows: found.read.rows }
      const { data, message } = await askAsStaff(importing, undefined, body, headers)
      const { import: id } = data as ImportReport
      if (id === null) showToast('info', message)
      else offerUndo(message, () => undo(id, message))
      return true
    } catch (error) {
      showFailure(error)
      return false
    } finally {
      setState({ found })
      await readAgain()
    }
  }

  return { state, look, take }
}
