import type { Endpoint, Operation } from '#contract/endpoint'
import { Failure } from '#contract/failure'
import { accessCalls } from './accessCalls'
import { accountCalls } from './accountCalls'
import { auditCalls } from './auditCalls'
import type { Call, CallDependencies, CallMakers, CallRequest } from './call'
import { draftCalls } from './draftCalls'
import { editCalls } from './editCalls'
import { fileCalls } from './fileCalls'
import { importCalls } from './importCalls'
import { pushCalls } from './pushCalls'
import { recordCalls } from './recordCalls'
import { settingCalls } from './settingCalls'
import { snapshotCalls } from './snapshotCalls'
import { trashCalls } from './trashCalls'
import { uploadCalls } from './uploadCalls'

/** @throws Failure `unauthenticated` without a token, `forbidden` where the account's role is not enough */
function checkAccess({ access }: Endpoint, { viewer }: CallRequest): void {
  if (access === 'visitor') return
  if (viewer.role !== 'staff') throw new Failure('unauthenticated')
  if (access === 'administrator' && !viewer.isAdministrator) throw new Failure('forbidden')
}

/** Answers an endpoint with its call, for those who may make it. */
export function createCalls(dependencies: CallDependencies): (endpoint: Endpoint) => Call {
  const makers: CallMakers<Operation> = {
    ...recordCalls(dependencies),
    ...editCalls(dependencies),
    ...settingCalls(dependencies),
    ...accessCalls(dependencies),
    ...accountCalls(dependencies),
    ...auditCalls(dependencies),
    ...snapshotCalls(dependencies),
    ...pushCalls(dependencies),
    ...trashCalls(dependencies),
    ...importCalls(dependencies),
    ...draftCalls(dependencies),
    ...fileCalls(dependencies),
    ...uploadCalls(dependencies),
  }
  return endpoint => {
    const call = makers[endpoint.operation](endpoint)
    return async request => {
      checkAccess(endpoint, request)
      const answer = await call(request)
      if (endpoint.effect && endpoint.collection) dependencies.push.wrote(endpoint.collection)
      return answer
    }
  }
}
