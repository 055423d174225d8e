import { type Contact, contactLabels } from '../contact.ts'
import { contactDetails, legibleContact } from '../contactRules.ts'
import { readJson } from './cell.ts'
import type { Common, Kind } from './kind.ts'

/** The school's contact details. */
export const contact: Kind<Common, Contact> = {
  schema: contactDetails,
  answer: stored => legibleContact(stored as Contact),
  json: () => ({ type: 'object' }),
  refusesBlank: true,
  parts: contactLabels,
  fromCell: readJson,
  isOwn: true,
}
