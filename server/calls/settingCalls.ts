import { type SettingName, settings } from '#contract/collections/setting'
import { initialContact } from '#contract/contact'
import { Failure, invalid, spelled } from '#contract/failure'
import { readRevision } from '#contract/identity'
import type { StoredRecord } from '#contract/record'
import { readValue } from '#contract/validation'
import type { Repository } from '../mongo/repository'
import { isDeclared, settingAnswer, settingOrder } from '../published/settingAnswer'
import { type CallDependencies, type CallMakers, type CallRequest, DONE } from './call'
import { readWriting } from './requestParts'
import { notesOf } from './revisionNotes'

type Operations = 'listSettings' | 'settingByName' | 'modifySetting' | 'listSettingRevisions'

const names = Object.keys(settings) as SettingName[]

const initialValues = { isBWMode: false, contact: initialContact, licence: null } as const

/** Gives every setting that was never set its first value; one that was keeps it. */
export async function prepareSettings(repository: Repository, now: Date): Promise<void> {
  const stored = new Set((await repository.settings.list()).map(({ id }) => id))
  const missing = names.filter(name => !stored.has(name))
  const writing = { account: 'system', now }
  for (const name of missing) {
    const values = { value: initialValues[name] }
    await repository.settings.add({ id: name, values, clockFields: ['value'] }, writing)
  }
}

const inOrder = (records: readonly StoredRecord[]) =>
  records.filter(isDeclared).sort(settingOrder).map(settingAnswer)

const unknownName = (rule: string) =>
  invalid([{ field: 'name', label: '設定名稱', rule, message: '沒有這項設定' }])

function readName(value: unknown): SettingName {
  const name = names.find(candidate => candidate === value)
  if (!name) throw unknownName('picklist')
  return name
}

/** The calls of the settings. */
export function settingCalls({
  repository,
  published,
  now,
  checkSpace,
}: CallDependencies): CallMakers<Operations> {
  const listedFor = ({ viewer }: CallRequest) =>
    viewer.role === 'staff' ? repository.settings.list() : published.settings()

  return {
    listSettings: () => async request => ({
      data: inOrder(await listedFor(request)),
      message: DONE,
    }),

    settingByName: () => async request => {
      const name = readName(request.value)
      const record = (await listedFor(request)).find(({ id }) => id === name)
      if (!record) throw new Failure('notFound')
      return { data: settingAnswer(record), message: DONE }
    },

    listSettingRevisions: () => async request => {
      const found = await repository.settings.revisions(readName(request.value))
      const data = found.map(revision => ({
        ...settingAnswer(revision.record),
        ...notesOf(revision),
      }))
      return { data, message: DONE }
    },

    modifySetting: endpoint => async request => {
      const writing = readWriting(endpoint.name, request, now())
      const { name: given, value: input, revision } = request.body ?? {}
      const name = readName(given)
      if (input === undefined) throw invalid([{ ...requiredValue, label: settings[name].label }])
      const { value, issues } = readValue('value', settings[name], input)
      if (issues.length > 0) throw invalid(issues)
      await checkSpace()
      const change = { id: name, revision: readRevision(revision), plan: () => ({ value }) }
      const data = await spelled(repository.settings.change(change, writing), settingAnswer)
      return { data, message: '已儲存' }
    },
  }
}

const requiredValue = { field: 'value', rule: 'required', message: '必須填寫' } as const
