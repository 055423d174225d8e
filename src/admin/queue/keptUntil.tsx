import { queueState } from '#offline/queueState'

/** Said of what stands on this device: `於本機，連線後自動送出`. */
export const keptUntil = (): string =>
  `於本機，${queueState.isSignedOut ? '再登入後送出' : '連線後自動送出'}`
