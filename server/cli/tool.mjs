// `node tool.mjs <name> …`: a command-line tool of the build, such as `npm run account`, with its arguments. One
// that is built is run as it is: what is made ready is for `npm start` to say, not for a backup beside the site.
import './nodeVersion.mjs'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [name] = process.argv.splice(2, 1)
process.chdir(fileURLToPath(new URL('../../', import.meta.url)))
const isBuilt = existsSync(`dist/server/${name}.js`)

Promise.resolve(isBuilt || import('./prepare.mjs').then(({ prepare }) => prepare()))
  .then(() => {
    process.env.NODE_ENV = 'production'
    return import(`../../dist/server/${name}.js`)
  })
  .catch(error => {
    console.error(error.message)
    process.exit(1)
  })
