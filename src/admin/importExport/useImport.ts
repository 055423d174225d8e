import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importCalls } from '#contract/calls/imports.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { Failure } from '#contract/failure.ts'
import { IMPORT_ROWS, type ImportReport } from '#contract/importing.ts'
import type { WireRecord } from '#contract/record.ts'
import { askAsStaff } from '#data/session.ts'
import { recordsOf } from '#data/staffQueries.ts'
import { newRecordId } from '#editing/edit.ts'
import { connection } from '#pwa/connection.ts'
import { showFailure } from '#ui/toasts.ts'
import { useDesk } from '../StaffProvider.tsx'
import { type ReadRows, readRows } from './fromSheet.ts'
import { type ImportFile, saveImport } from './importEdits.ts'
import { lookHere } from './lookHere.ts'
import { readTable } from './readTable.ts'
import { namedBy, titlesOf } from './useTitles.ts'

/** What there is to say of a file. */
export interface Found {
  file: ImportFile
  read: ReadRows
  report: ImportReport
  /** Nobody could ask the server: it says what this device knows. */
  isFromHere: boolean
}

interface State {
  /** From 0 to 1 while the file is read; 1 while it is looked at. */
  progress?: number
  isTaking?: boolean
  found?: Found
}

/** Where the server is away, what this device knows has to do. */
async function unlessAway<T>(ask: () => Promise<T>): Promise<T | undefined> {
  if (!connection.isReachable) return undefined
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Failure && error.next === 'retry') return undefined
    throw error
  }
}

/** As they are now: what was read a moment ago may call two records by a name that was one's, or none's. */
async function recordsIn(queryClient: QueryClient, collection: AnyCollection) {
  const query = { ...recordsOf(collection), staleTime: 0 }
  const list =
    (await unlessAway(() => queryClient.fetchQuery<WireRecord[]>(query))) ??
    queryClient.getQueryData<WireRecord[]>(query.queryKey)
  if (!list) throw new Failure('unreachable')
  return new Map(list.map(record => [record.id, record]))
}

/** Reads a file, has it looked at, and keeps it to be sent. */
export function useImport(collection: AnyCollection) {
  const queryClient = useQueryClient()
  const desk = useDesk()
  const [state, setState] = useState<State>({})

  async function look(file: File): Promise<void> {
    setState({ progress: 0 })
    try {
      const records = await recordsIn(queryClient, collection)
      const titles = new Map<string, string>()
      for (const named of namedBy(collection)) {
        const others = (await recordsIn(queryClient, named)).values()
        for (const [id, title] of titlesOf(named, others)) titles.set(id, title)
      }
      const read = await readRows(
        await readTable(file),
        { collection, records, titles },
        progress => setState({ progress }),
      )
      const { rows } = read
      if (rows.length === 0) throw new Failure('invalid', { message: '檔案內沒有記錄' })
      if (rows.length > IMPORT_ROWS) {
        throw new Failure('invalid', { message: `每次最多匯入${IMPORT_ROWS}項` })
      }
      const body = { rows, dry_run: true }
      const answer = await unlessAway(() =>
        askAsStaff(importCalls(collection).import, undefined, body),
      )
      const report = answer?.data ?? (await lookHere(collection, rows, records))
      const problems = [...read.problems, ...report.problems].sort((a, b) => a.row - b.row)
      setState({
        found: {
          file: { label: file.name, id: newRecordId(), rows },
          read,
          report: { ...report, problems },
          isFromHere: !answer,
        },
      })
    } catch (error) {
      setState({})
      showFailure(error)
    }
  }

  /** @returns whether it was taken */
  async function take(): Promise<boolean> {
    const { found, isTaking } = state
    if (!found || isTaking) return false
    setState({ found, isTaking: true })
    try {
      await saveImport(desk, collection, found.file)
      return true
    } catch (error) {
      setState({ found })
      showFailure(error)
      return false
    }
  }

  return { state, look, take }
}
