import { tellWorker } from '#offline/worker'

/**
 * Has all files of the admin kept on this device, so that every page opens without a network, whatever
 * was opened before. Asked at each visit: a browser may have dropped them since the sign-in.
 */
export const keepFiles = (): Promise<void> => tellWorker({ type: 'KEEP_ADMIN' })
