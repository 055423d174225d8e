import type { AuditAction, AuditEntry } from '#contract/audit.ts'
import type { auditCalls } from '#contract/calls/audit.ts'
import { collections } from '#contract/collections/index.ts'
import { settings } from '#contract/collections/setting.ts'
import { invalid } from '#contract/failure.ts'
import { revisionName } from '#contract/operation.ts'
import { SETTINGS } from '#contract/snapshot.ts'
import { DAY_MS, monthOf, monthRange, toIso } from '#contract/time.ts'
import type { AuditEvent } from '../records/auditStore.ts'
import { DRAFTS } from '../records/drafts.ts'
import type { WrittenRevision } from '../records/trail.ts'
import type { CallDependencies, Handlers } from './call.ts'
import { recentChanges } from './recentChanges.ts'

const RECENT_MS = 14 * DAY_MS

const titleFields = new Map(collections.map(({ name, title }) => [name, title]))

type Made = Pick<WrittenRevision, 'revision' | 'changed' | 'deleted_at'>

/** What a revision did. */
export function actionOf({ revision, changed, deleted_at }: Made): AuditAction {
  if (revision === 1) return 'add'
  if (!changed.includes('deleted_at'))
    return deleted_at && changed.length === 0 ? 'delete' : 'modify'
  return deleted_at ? 'delete' : 'restore'
}

function titleOf({ of, id, values }: WrittenRevision): string {
  const setting = Object.entries(settings).find(([name]) => of === SETTINGS && name === id)
  return setting?.[1].label ?? String(values[titleFields.get(of) ?? ''] ?? id)
}

/** A draft is known by its record: `Tutor/65…`. That it was published, its record's own revision says. */
function ofDraft(written: WrittenRevision): AuditEntry[] {
  if (written.values.state === 'published') return []
  const [collection = '', record = ''] = written.id.split('/')
  const title = String(written.values.title ?? record)
  const entry = { ...ofRecord(written), collection, record, title }
  const action = written.values.state === 'discarded' ? 'draftDiscarded' : 'draft'
  return [{ ...entry, action, revision: null, changed: [], operation: null }]
}

/** What changed nothing of a record, or added it by itself, is not undone from the trail. */
function operationOf({ of, id, revision, changed, operation }: WrittenRevision): string | null {
  if (!titleFields.has(of)) return null
  return operation ?? (changed.length > 0 ? revisionName(of, id, revision) : null)
}

const ofRecord = (written: WrittenRevision): AuditEntry => ({
  at: toIso(written.at),
  action: actionOf(written),
  account: written.by,
  device: written.device,
  address: null,
  collection: written.of,
  record: written.id,
  revision: written.revision,
  title: titleOf(written),
  changed: written.changed,
  operation: operationOf(written),
})

const ofEvent = ({
  at,
  of,
  record,
  device,
  address,
  title,
  times = 1,
  ...event
}: AuditEvent): AuditEntry => ({
  at: toIso(at),
  action: event.action,
  account: event.account,
  device: device ?? null,
  address: address ?? null,
  collection: of ?? null,
  record: record ?? null,
  revision: null,
  title: title ?? (times > 1 ? `${times}次` : null),
  changed: [],
  operation: null,
})

/** The calls for how the house stands, and for the audit trail: all that was done in one month, the newest first. */
export function auditHandlers({
  repository,
  access,
  now,
  siteState,
}: CallDependencies): Handlers<typeof auditCalls> {
  const isOlder = (a: AuditEntry, b: AuditEntry) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)
  const written = async (from: Date, until: Date) =>
    (await repository.writtenBetween(from, until, [...titleFields.values(), 'state'])).flatMap(
      each => (each.of === DRAFTS ? ofDraft(each) : [ofRecord(each)]),
    )
  return {
    siteState: async () => ({ data: await siteState() }),

    async listRecentChanges() {
      const until = new Date(now().getTime() + 1)
      const entries = await written(new Date(until.getTime() - RECENT_MS), until)
      return { data: recentChanges(entries.sort(isOlder)) }
    },

    async listAudit({ value }) {
      const range = monthRange(value || monthOf(now()))
      if (!range) {
        throw invalid([{ field: 'month', label: '月份', rule: 'format', message: '必須是YYYY-MM' }])
      }
      const [entries, events] = await Promise.all([
        written(...range),
        access.audit.between(...range),
      ])
      return { data: [...entries, ...events.map(ofEvent)].sort(isOlder) }
    },
  }
}
