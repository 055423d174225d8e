/** What staff are told of how the house stands. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteState } from '#contract/siteState.ts'
import { toIso } from '#contract/time.ts'
import { BACKUP_FOLDER } from '../backup/place.ts'
import type { Config } from '../config.ts'
import type { PushStore } from '../push/pushStore.ts'
import type { AuditStore } from '../records/auditStore.ts'
import type { Repository } from '../records/repository.ts'

interface Parts {
  config: Pick<Config, 'dataDir' | 'historyDays'>
  repository: Pick<Repository, 'files' | 'history'>
  audit: Pick<AuditStore, 'count'>
  store: Pick<PushStore, 'count' | 'failures'>
}

/** The newest archive; one made elsewhere is not known here. */
async function lastBackup(dataDir: string): Promise<SiteState['backup']> {
  const folder = join(dataDir, BACKUP_FOLDER)
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names
      .filter(name => name.endsWith('.tar.gz'))
      .map(name => stat(join(folder, name)).catch(() => undefined)),
  )
  const [newest] = found.filter(each => each !== undefined).sort((a, b) => b.mtimeMs - a.mtimeMs)
  return newest ? { made_at: toIso(newest.mtime), bytes: newest.size } : null
}

/** @throws Failure `unavailable` where the database does not answer */
export async function siteState({ config, repository, audit, store }: Parts): Promise<SiteState> {
  const [files, revisions, entries, backup, subscriptions, failed] = await Promise.all([
    repository.files.total(),
    repository.history.count(),
    audit.count(),
    lastBackup(config.dataDir),
    store.count(),
    store.failures(),
  ])
  return {
    files,
    history: { revisions, entries, days: config.historyDays },
    backup,
    push: { subscriptions, failed },
  }
}
