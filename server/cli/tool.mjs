// `node tool.mjs <name> …`: a command-line tool of the build, such as `npm run account`, with its arguments.
import './nodeVersion.mjs'

const [name] = process.argv.splice(2, 1)

import('./prepare.mjs')
  .then(({ prepare }) => prepare())
  .then(() => {
    process.env.NODE_ENV = 'production'
    return import(`../../dist/server/${name}.js`)
  })
  .catch(error => {
    console.error(error.message)
    process.exit(1)
  })
