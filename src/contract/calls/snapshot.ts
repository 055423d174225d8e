import type { Snapshot } from '../snapshot.ts'
import { read, ref } from './call.ts'

/** The call for reading offline: all public content, or what changed since. */
export const snapshotCall = read('getSnapshot', '離線閱讀：全部公開資料，或自上次以來的改動', {
  query: 'since',
  isQueryOptional: true,
  output: ref<Snapshot>('Snapshot'),
})
