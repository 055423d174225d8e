/**
 * The service worker: the site's shell and scripts, its pictures and documents, kept so that pages open
 * without a network. What must hold: nothing under /api is ever answered from here; the data that a
 * page shows comes from the query cache alone.
 */
import { clientsClaim } from 'workbox-core'
import type { KeptFile } from '#contract/workerMessage.ts'
import { createAdminFiles } from './adminFiles.ts'
import { leavingSignal } from './leaving.ts'
import { listen } from './messages.ts'
import { listenForPush } from './push.ts'
import { answer } from './routes.ts'

declare const self: ServiceWorkerGlobalScope

const files = self.__WB_MANIFEST as KeptFile[]
answer(files.filter(({ isStaffs }) => !isStaffs))
const staffs = files.flatMap(({ url, isStaffs }) => (isStaffs ? url : []))
listen(createAdminFiles(staffs, leavingSignal))
listenForPush()
// The first visit is helped at once. A later version waits until the visitor agrees to it.
clientsClaim()
