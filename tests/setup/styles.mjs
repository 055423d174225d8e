/** Vitest's global set-up where nothing is built: what components import of Panda is generated, where it is stale. */
export { generateStyles as default } from '../../server/cli/prepare.mjs'
