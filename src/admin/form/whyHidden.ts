import type { AnyCollection } from '#contract/collection.ts'
import { isVisible } from '#contract/visibility.ts'
import type { Values } from '#editing/edit.ts'
import { toMinute } from '../Timestamp.tsx'

/** Why visitors do not see a record with these values now; `undefined` where they do. */
export function whyHidden(
  collection: Pick<AnyCollection, 'publishing'>,
  values: Values,
): string | undefined {
  const now = new Date()
  if (isVisible(collection, values, now)) return undefined
  if (values.enabled === false) return '未啟用，訪客看不到'
  const isLater = values.publish_at && new Date(String(values.publish_at)) > now
  return isLater
    ? `在${toMinute(String(values.publish_at))}才會公開，之前訪客看不到`
    : `已在${toMinute(String(values.unpublish_at))}下架，訪客看不到`
}
