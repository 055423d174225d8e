/**
 * The house from its ground to its roof: what stands in a line knows what stands before it, and within
 * the line whatever makes no cycle. Contract comes first, and what is started comes last.
 */
const page: readonly string[][] = [
  ['src/contract'],
  ['src/theme'],
  ['src/data'],
  ['src/pwa'],
  ['src/replica'],
  ['src/editing'],
  ['src/ui'],
  ['src/hydration'],
  ['src/site', 'src/admin'],
  ['src/routes'],
  ['src/router.tsx'],
  ['src/entry-client.ts', 'src/entry-server.tsx', 'sw'],
]

const server: readonly string[][] = [
  ['server/richText', 'server/calendar', 'server/drawing'],
  ['server/keyPair.ts'],
  ['server/config.ts', 'server/database'],
  ['server/records'],
  ['server/storage', 'server/share'],
  ['server/backup'],
  ['server/access'],
  ['server/push'],
  ['server/published'],
  ['server/calls'],
  ['server/openapi'],
  ['server/site.ts'],
  ['server/edge', 'server/http'],
  ['server/demo', 'server/build'],
  ['server/main.ts', 'server/development.ts', 'server/cli'],
]

const layers = [...page, ...server]

/** The folders of the house, without the files that stand beside them. */
export const rooms = layers.flat().filter(room => !/\.tsx?$/.test(room))

/** How high a file stands; -1 where it stands nowhere. */
export const heightOf = (file: string): number =>
  layers.findIndex(rooms => rooms.some(room => file === room || file.startsWith(`${room}/`)))
