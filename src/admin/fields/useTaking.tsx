import { useState } from 'react'
import { useDesk } from '../StaffProvider'
import { refusalOf, takeFile } from './takeFile'

/** A file that is on its way, or that could not be taken. */
export interface TakenFile {
  key: string
  file: File
  /** From 0 to 1. */
  done: number
  fault?: string
  cancel: () => void
}

let lastKey = 0

/** The files that are on their way into a field. */
export function useTaking(holds: 'image' | 'file', onTaken: (name: string) => void) {
  const desk = useDesk()
  const [taken, setTaken] = useState<TakenFile[]>([])
  const drop = (key: string) => setTaken(all => all.filter(each => each.key !== key))
  const change = (key: string, part: Partial<TakenFile>) =>
    setTaken(all => all.map(each => (each.key === key ? { ...each, ...part } : each)))

  async function take(file: File): Promise<void> {
    lastKey += 1
    const key = String(lastKey)
    const fault = refusalOf(file, holds)
    const stopping = new AbortController()
    const cancel = () => {
      stopping.abort()
      drop(key)
    }
    setTaken(all => [...all, { key, file, done: 0, fault, cancel }])
    if (fault) return
    try {
      const onProgress = (done: number) => change(key, { done })
      const name = await takeFile(desk, file, { onProgress, signal: stopping.signal })
      drop(key)
      onTaken(name)
    } catch (error) {
      if (stopping.signal.aborted) return
      change(key, { fault: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    taken,
    take,
    retry: ({ key, file }: TakenFile) => {
      drop(key)
      void take(file)
    },
  }
}
