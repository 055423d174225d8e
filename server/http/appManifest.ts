import { Router } from 'express'
import { safeLine } from '#contract/characters.ts'
import { MANIFEST_ADDRESS, manifest } from '#contract/manifest.ts'
import { schoolContact } from '../published/schoolContact.ts'
import type { VisitorFileParts } from './visitorFile.ts'

/** The web app manifest, with the name that staff have given the school. */
export function appManifest({ ask }: Pick<VisitorFileParts, 'ask'>): Router {
  const router = Router()
  router.get(MANIFEST_ADDRESS, async (_req, res) => {
    const { name } = await schoolContact(ask)
    const body = JSON.stringify({ ...manifest, name: safeLine(name.zh) })
    res.set('Cache-Control', 'no-cache').type('application/manifest+json').send(body)
  })
  return router
}
