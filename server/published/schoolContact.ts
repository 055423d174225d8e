import type { AnyCall } from '#contract/calls/call.ts'
import { settingCalls } from '#contract/calls/settings.ts'
import type { Setting } from '#contract/collections/setting.ts'
import { type Contact, initialContact } from '#contract/contact.ts'
import { settingValue } from '#contract/settingValue.ts'

/**
 * The school's name, address and the like, as visitors read them; what a school begins with where there are none.
 * @param ask what a call answers to a visitor
 */
export async function schoolContact(ask: (call: AnyCall) => Promise<unknown>): Promise<Contact> {
  const settings = (await ask(settingCalls.listSettings)) as Setting[]
  return settingValue(settings, 'contact') ?? initialContact
}
