import * as client from 'react-dom/client'

/**
 * React's own. Read out here, in one file with React (`server/build/visitorChunks.ts`), so that React runs with that
 * file, in a task of its own: what is no module of the language runs where the first module reads from it.
 */
export const hydrateRoot = client.hydrateRoot
