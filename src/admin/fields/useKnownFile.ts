import { useQuery } from '@tanstack/react-query'
import type { Asset, Assets } from '#contract/asset.ts'
import { allFiles } from '#data/staffQueries.ts'
import { isPending } from '#editing/outbox/waitingFiles.ts'
import { useDesk } from '../StaffProvider.tsx'
import { uploaded } from './takeFile.ts'

/**
 * What is known of a file, wherever it is: in a record's notes, just uploaded, waiting on this device, or in the
 * library, as one that was chosen from there is in no record's notes yet.
 */
export function useKnownFile(name: string, assets: Assets): Asset | undefined {
  const { files } = useDesk()
  const waiting = useQuery({
    queryKey: ['waiting', name],
    queryFn: async () => (await files.find(name)) ?? null,
    enabled: isPending(name),
  })
  const listed = useQuery({
    ...allFiles,
    enabled: false,
    select: all => all.find(file => file.name === name),
  })
  return assets[name] ?? uploaded.get(name) ?? waiting.data ?? listed.data
}
