import { useEffect, useRef, useState } from 'react'
import { Failure } from '#contract/failure.ts'
import type { FileNotes } from '#contract/media.ts'
import { showToast } from '#ui/toasts.ts'
import { useDesk } from '../StaffProvider.tsx'
import { type TakenFile, useArriving } from './arrivals.ts'
import { insideFile } from './insideFile.ts'
import { notPicture, refusalOf, takeFile } from './takeFile.ts'

let lastKey = 0

/**
 * The files that are on their way into a field.
 * @param how takes one of them
 */
export function useTaking(
  holds: 'image' | 'file',
  onTaken: (name: string, file: File) => void,
  how: typeof takeFile = takeFile,
) {
  const desk = useDesk()
  const [taken, setTaken] = useState<readonly TakenFile[]>([])
  useArriving(taken)
  const latest = useRef({ onTaken, taken })
  latest.current = { onTaken, taken }
  const drop = (key: string) => {
    const others = (all: readonly TakenFile[]) => all.filter(each => each.key !== key)
    // What takes the file may end the field before it is drawn again.
    latest.current = { ...latest.current, taken: others(latest.current.taken) }
    setTaken(others)
  }
  const change = (key: string, part: Partial<TakenFile>) =>
    setTaken(all => all.map(each => (each.key === key ? { ...each, ...part } : each)))

  // A field that is gone takes nothing any more, and says so.
  useEffect(
    () => () => {
      const coming = latest.current.taken.filter(({ fault }) => fault === undefined)
      for (const { file, cancel } of coming) {
        cancel()
        showToast('info', `已停止上載「${file.name}」`)
      }
    },
    [],
  )

  function begin(file: File, notes?: FileNotes) {
    lastKey += 1
    const key = String(lastKey)
    const stopping = new AbortController()
    const cancel = () => {
      stopping.abort()
      drop(key)
    }
    const row: TakenFile = {
      ...{ key, file, notes, done: 0 },
      ...{ fault: refusalOf(file, holds), cancel },
    }
    return { row, signal: stopping.signal }
  }

  async function finish({
    row: { key, file, notes },
    signal,
  }: ReturnType<typeof begin>): Promise<void> {
    try {
      const onProgress = (done: number) => change(key, { done })
      const { isDocument, moves } = await insideFile(file)
      if (holds === 'image' && isDocument) {
        throw new Failure('wrongType', { message: notPicture(file) })
      }
      const name = await how(desk, file, { onProgress, signal, notes })
      if (signal.aborted) return
      drop(key)
      if (moves) showToast('info', `「${file.name}」是動畫，網站只顯示第一格`)
      latest.current.onTaken(name, file)
    } catch (error) {
      if (signal.aborted) return
      change(key, { fault: error instanceof Error ? error.message : String(error) })
    }
  }

  /** One after the other, which keeps the order in which they were chosen. */
  async function run(...begun: readonly ReturnType<typeof begin>[]): Promise<void> {
    setTaken(all => [...all, ...begun.map(({ row }) => row)])
    for (const each of begun) {
      if (each.row.fault === undefined && !each.signal.aborted) await finish(each)
    }
  }

  return {
    taken,
    take: (...files: readonly File[]) => run(...files.map(file => begin(file))),
    /** The same for one file of which something is said already. */
    takeNoted: (file: File, notes?: FileNotes) => run(begin(file, notes)),
    retry: ({ key, file, notes }: TakenFile) => {
      drop(key)
      void run(begin(file, notes))
    },
  }
}
