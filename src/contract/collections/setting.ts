import type { Contact } from '../contact.ts'
import { contact, type Field, flag, languagePage, text } from '../field.ts'
import type { LanguagePage } from '../languagePage.ts'

/** The settings by name; a name that does not stand here is refused. */
export const settings = {
  isBWMode: flag('全站灰階', { default: false }),
  contact: contact('聯絡資料', { required: true }),
  licence: text('辦學執照編號'),
  portuguesePage: languagePage('葡文頁', { language: 'pt' }),
  englishPage: languagePage('英文頁', { language: 'en' }),
} as const satisfies Record<string, Field>

export type SettingName = keyof typeof settings

export interface SettingValues {
  isBWMode: boolean
  contact: Contact
  licence: string | null
  portuguesePage: LanguagePage | null
  englishPage: LanguagePage | null
}

/** One setting as the calls answer it. */
export interface Setting<N extends SettingName = SettingName> {
  name: N
  value: SettingValues[N]
  revision: number
  updated_at: string
}
