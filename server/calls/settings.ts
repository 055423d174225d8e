import { readInput } from '#contract/calls/readInput.ts'
import { type settingEditCalls, settingName } from '#contract/calls/settingEdits.ts'
import type { settingCalls } from '#contract/calls/settings.ts'
import { type SettingName, type SettingValues, settings } from '#contract/collections/setting.ts'
import { initialContact } from '#contract/contact.ts'
import { invalid, spelled } from '#contract/failure.ts'
import type { StoredRecord } from '#contract/record.ts'
import { isDeclared, settingAnswer, settingOrder } from '../published/settingAnswer.ts'
import { SYSTEM } from '../records/auditStore.ts'
import type { Repository } from '../records/repository.ts'
import type { CallDependencies, Handlers } from './call.ts'
import { readSettingValue } from './furtherFaults.ts'
import { createReader } from './reader.ts'
import { readWriting } from './requestParts.ts'
import { notesOf } from './revisionNotes.ts'

const names = Object.keys(settings) as SettingName[]

const initialValues = {
  isBWMode: false,
  contact: initialContact,
  licence: null,
  portuguesePage: null,
  englishPage: null,
} as const satisfies SettingValues

/** Gives every setting that was never set its first value; one that was keeps it. */
export async function prepareSettings(repository: Repository, now: Date): Promise<void> {
  const stored = new Set((await repository.settings.list()).map(({ id }) => id))
  const missing = names.filter(name => !stored.has(name))
  const writing = { ...SYSTEM, now }
  for (const name of missing) {
    const values = { value: initialValues[name] }
    await repository.settings.add({ id: name, values, clockFields: ['value'] }, writing)
  }
}

const inOrder = (records: readonly StoredRecord[]) =>
  records.filter(isDeclared).sort(settingOrder).map(settingAnswer)

const readName = (name: string) => readInput({ name: settingName }, { name }).name

/** The calls of the settings. */
export function settingHandlers(
  dependencies: CallDependencies,
): Handlers<typeof settingCalls & typeof settingEditCalls> {
  const { repository, now, checkSpace } = dependencies
  const { forViewer } = createReader(dependencies)
  const stored = async () => inOrder(await repository.settings.list())

  return {
    listSettings: request => forViewer(request, stored),

    settingByName: async request => forViewer(request, stored, readName(request.value)),

    async listSettingRevisions({ value }) {
      const found = await repository.settings.revisions(readName(value))
      const data = found.map(revision => ({
        ...settingAnswer(revision.record),
        ...notesOf(revision),
      }))
      return { data }
    },

    async modifySetting(request) {
      const writing = readWriting(request, now())
      const { name, value: given, revision } = request.input
      const { value, issues } = readSettingValue(name, given)
      if (issues.length > 0) throw invalid(issues)
      await checkSpace()
      const change = { id: name, revision, plan: () => ({ value }) }
      const data = await spelled(repository.settings.change(change, writing), settingAnswer)
      return { data, message: '已儲存' }
    },
  }
}
