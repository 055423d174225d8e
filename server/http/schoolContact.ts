import { settingCalls } from '#contract/calls/settings.ts'
import type { Setting } from '#contract/collections/setting.ts'
import { type Contact, initialContact } from '#contract/contact.ts'
import type { VisitorFileParts } from './visitorFile.ts'

/** The school's name, address and the like, as visitors read them; what a school begins with where there are none. */
export async function schoolContact(ask: VisitorFileParts['ask']): Promise<Contact> {
  const settings = (await ask(settingCalls.listSettings)) as Setting[]
  const contact = settings.find((entry): entry is Setting<'contact'> => entry.name === 'contact')
  return contact?.value ?? initialContact
}
