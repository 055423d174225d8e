import { beforeAll } from 'vitest'
import { draftCalls } from '#contract/calls/drafts.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { createRequestCall } from '#data/api.ts'
import { logIn } from '../../../setup/session.ts'
import type { SiteAddress } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'

/**
 * Registers that tutors are made before the window of a file, which reads each list once.
 * @param made by the name of each, what its draft has as job title in the place of 講師; null for one without
 */
export function tutorsWithDrafts(
  site: SiteAddress,
  made: Readonly<Record<string, string | null>>,
): void {
  beforeAll(async () => {
    const staff = await signIn(site)
    const { token } = await logIn(site.origin, site)
    const asStaff = createRequestCall({ origin: site.origin, token: () => token })
    for (const [name, job_title] of Object.entries(made)) {
      const id = await staff.add('Tutor', { name, job_title: '講師' })
      if (job_title) await asStaff(draftCalls(tutor).modifyDraft, undefined, { id, job_title })
    }
  })
}
