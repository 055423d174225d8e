import { fieldsFor } from '#contract/collection.ts'
import { settings } from '#contract/collections/setting.ts'
import type { Field } from '#contract/field.ts'
import { readNewRecord, readValue } from '#contract/validation.ts'
import { calendarOf, type DemoTexts, recordOf, type Text } from './texts.ts'

/**
 * What is wrong with the texts, one line each: file, field, which rule of the contract it breaks.
 * @param labels of the files that are drawn
 */
export function faultsOf(texts: DemoTexts, labels: ReadonlySet<string>, now: Date): string[] {
  const calendar = calendarOf(texts, now)
  const ids = new Set<unknown>(texts.records.map(({ id }) => id))
  const nameOf = (label: string) => {
    if (!labels.has(label)) throw new Error(`no file ${label} is drawn`)
    return label
  }

  function faultsIn(text: Text): string[] {
    const { collection, draft } = recordOf(text, calendar, nameOf)
    const fields = fieldsFor(collection, draft)
    const lost = Object.entries(draft).flatMap(([name, value]) => {
      const field = fields[name]
      if (!field) return [`${name}: there is no such field`]
      const isLost =
        'collection' in field && Array.isArray(value) && !value.every(id => ids.has(id))
      return isLost ? [`${name}: there is no such ${field.collection}`] : []
    })
    return [...lost, ...readNewRecord(collection, draft, now).issues.map(told)]
  }

  const inRecords = texts.records.flatMap(text => {
    try {
      return faultsIn(text).map(fault => `${text.file}: ${fault}`)
    } catch (error) {
      return [`${text.file}: ${(error as Error).message}`]
    }
  })
  return [...settingFaults(texts.settings).map(fault => `settings.yaml: ${fault}`), ...inRecords]
}

const told = ({ field, message }: { field: string; message: string }) => `${field}: ${message}`

function settingFaults(given: object): string[] {
  const fields: Record<string, Field> = settings
  const values: Record<string, unknown> = { ...given }
  return Object.keys({ ...fields, ...values }).flatMap(name => {
    const field = fields[name]
    if (!field) return [`${name}: there is no such setting`]
    if (values[name] === undefined) return [`${name}: is missing`]
    return readValue(name, field, values[name]).issues.map(told)
  })
}
