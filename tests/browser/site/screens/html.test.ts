import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { publicRoutes } from '../../../setup/publicRoutes.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const routes = await publicRoutes(origin)

describe('the HTML that the server sends', () => {
  // What is asked of the markup is the standard; how it is written is React's business.
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

  it.each(routes)('of %s keeps to the standard', async path => {
    const html = await (await fetch(origin + path)).text()
    const { results } = await validator.validateString(html)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(faults).toEqual([])
  })
})
