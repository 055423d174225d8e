/** What staff are told of how the house stands. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteState } from '#contract/siteState'
import { toIso } from '#contract/time'
import { BACKUP_FOLDER } from './backup/place'
import type { Config } from './config'
import type { AuditBook } from './mongo/auditBook'
import type { PushBook } from './mongo/pushBook'
import type { Repository } from './mongo/repository'

interface Parts {
  config: Pick<Config, 'dataDir' | 'historyDays'>
  repository: Pick<Repository, 'files' | 'history'>
  audit: Pick<AuditBook, 'count'>
  book: Pick<PushBook, 'count' | 'failures'>
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
export async function siteState({ config, repository, audit, book }: Parts): Promise<SiteState> {
  const [files, revisions, entries, backup, subscriptions, failed] = await Promise.all([
    repository.files.total(),
    repository.history.count(),
    audit.count(),
    lastBackup(config.dataDir),
    book.count(),
    book.failures(),
  ])
  return {
    files,
    history: { revisions, entries, days: config.historyDays },
    backup,
    push: { subscriptions, failed },
  }
}
