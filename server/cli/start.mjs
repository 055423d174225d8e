// `npm start`: make ready what is missing or stale, then serve from this very process.
import './nodeVersion.mjs'

// Not imported at the top: an old Node could not even read it, and its one line would be lost.
import('./prepare.mjs')
  .then(({ prepare }) => prepare())
  .then(() => {
    process.env.NODE_ENV = 'production'
    return import('../../dist/server/main.js')
  })
  .catch(error => {
    console.error(error.message)
    process.exit(1)
  })
