// `npm run build`: everything that `npm start` would make ready, without starting.
import './nodeVersion.mjs'

import('./prepare.mjs')
  .then(({ prepare }) => prepare())
  .catch(error => {
    console.error(error.message)
    process.exit(1)
  })
