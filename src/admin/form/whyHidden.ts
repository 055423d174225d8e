import type { AnyCollection } from '#contract/collection.ts'
import { standingOf } from '#contract/recordState.ts'
import type { Values } from '#editing/edit.ts'
import { toMinute } from '../Timestamp.tsx'

/** Why visitors do not see a record with these values now; `undefined` where they do. */
export function whyHidden(
  collection: Pick<AnyCollection, 'publishing'>,
  values: Values,
): string | undefined {
  switch (standingOf(collection, values, new Date())) {
    case 'published':
      return undefined
    case 'off':
      return '未啟用，訪客看不到'
    case 'scheduled':
      return `在${toMinute(String(values.publish_at))}才會公開，之前訪客看不到`
    case 'ended':
      return `已在${toMinute(String(values.unpublish_at))}下架，訪客看不到`
  }
}
