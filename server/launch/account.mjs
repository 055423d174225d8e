// `npm run account -- add|passwd|list|remove`: the accounts of the database that the environment names.
import './nodeVersion.mjs'

import('./prepare.mjs')
  .then(({ prepare }) => prepare())
  .then(() => {
    process.env.NODE_ENV = 'production'
    return import('../../dist/server/account.js')
  })
  .catch(error => {
    console.error(error.message)
    process.exit(1)
  })
