import type { Endpoint, Operation } from '#contract/endpoint'
import { Failure } from '#contract/failure'
import { accessCalls } from './accessCalls'
import type { Call, CallDependencies, CallMakers } from './call'
import { editCalls } from './editCalls'
import { pushCalls } from './pushCalls'
import { recordCalls } from './recordCalls'
import { settingCalls } from './settingCalls'
import { snapshotCalls } from './snapshotCalls'
import { trashCalls } from './trashCalls'
import { uploadCalls } from './uploadCalls'

/** Answers an endpoint with its call, for those who may make it. */
export function createCalls(dependencies: CallDependencies): (endpoint: Endpoint) => Call {
  const makers: CallMakers<Operation> = {
    ...recordCalls(dependencies),
    ...editCalls(dependencies),
    ...settingCalls(dependencies),
    ...accessCalls(dependencies),
    ...snapshotCalls(dependencies),
    ...pushCalls(dependencies),
    ...trashCalls(dependencies),
    ...uploadCalls(dependencies),
  }
  return endpoint => {
    const call = makers[endpoint.operation](endpoint)
    return async request => {
      const isAllowed = endpoint.access === 'visitor' || request.viewer.role === 'staff'
      if (!isAllowed) throw new Failure('unauthenticated')
      const answer = await call(request)
      if (endpoint.effect && endpoint.collection) dependencies.push.wrote(endpoint.collection)
      return answer
    }
  }
}
