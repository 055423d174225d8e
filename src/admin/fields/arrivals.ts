/** Files on their way into a form: nothing of it is saved before they are there. */
import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react'
import type { FileNotes } from '#contract/media.ts'

/** A file that is on its way, or that could not be taken. */
export interface TakenFile {
  key: string
  file: File
  /** What is said about it already. */
  notes?: FileNotes | undefined
  /** From 0 to 1. */
  done: number
  fault?: string
  cancel: () => void
}

type Report = (field: string, files: readonly TakenFile[]) => void

/** Tells the form around a field what is on its way into the field. */
export const Arrivals = createContext<Report>(() => undefined)

/** Tells the form, if there is one, for as long as the field is shown. */
export function useArriving(files: readonly TakenFile[]): void {
  const report = useContext(Arrivals)
  const field = useId()
  useEffect(() => {
    if (files.length === 0) return
    report(field, files)
    return () => report(field, [])
  }, [report, field, files])
}

/** What is on its way into all fields of a form. */
export function useArrivals() {
  const [byField, setByField] = useState<ReadonlyMap<string, readonly TakenFile[]>>(new Map())
  const report = useCallback<Report>(
    (field, files) => setByField(before => new Map(before).set(field, files)),
    [],
  )
  const all = [...byField.values()].flat()
  return {
    report,
    coming: all.filter(({ fault }) => fault === undefined),
    failed: all.filter(({ fault }) => fault !== undefined),
  }
}

export type Arriving = ReturnType<typeof useArrivals>
