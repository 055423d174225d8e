/**
 * A dynamic import of ours that fails is told to `src/hydration/chunkFailure.ts`, which knows whether the
 * part is gone with its version or only out of reach.
 */
import { resolve } from 'node:path'
import type { ESTree, Plugin } from 'vite'
import { visit } from './visit.ts'

const NAME = 'partFailed'

/** Vite's plugin; in development a part that fails is the developer's own. */
export function chunkFailures(): Plugin {
  return {
    name: 'chunk-failures',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: 'import(' },
      handler(code) {
        const imports: ESTree.ImportExpression[] = []
        visit(this.parse(code), node => {
          if (node.type === 'ImportExpression') imports.push(node)
        })
        if (imports.length === 0) return
        let result = code
        for (const { end } of imports.sort((a, b) => b.end - a.end)) {
          result = `${result.slice(0, end)}.catch(${NAME})${result.slice(end)}`
        }
        const from = JSON.stringify(resolve('src/hydration/chunkFailure.ts'))
        return { code: `import { chunkFailed as ${NAME} } from ${from}\n${result}`, map: null }
      },
    },
  }
}
