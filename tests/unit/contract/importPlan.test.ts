import { expect, test, vi } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { invalid } from '#contract/failure.ts'
import { planImport } from '#contract/importPlan.ts'

type Values = Readonly<Record<string, unknown>>

/** Plans rows that are all new. @returns the plan, and how often others had their turn */
async function planned(rows: readonly Values[], added: (row: Values) => Values) {
  const breathe = vi.fn(async () => {})
  const plan = await planImport<Values & { revision: number }, Values>(rows, {
    ...{ collection: tutor, current: new Map(), newId: String, added, breathe },
    valuesOf: record => record,
    changes: input => input,
    isSame: Object.is,
  })
  return { plan, turns: breathe.mock.calls.length }
}

test('others have their turn by the time that rows take, not by their number', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const taking = (milliseconds: number) => (row: Values) => {
    vi.setSystemTime(Date.now() + milliseconds)
    return row
  }
  const rows = Array.from({ length: 10 }, () => ({}))
  expect((await planned(rows, taking(20))).turns).toBe(10)
  expect((await planned(rows, taking(4))).turns).toBe(2)
  vi.useRealTimers()
})

test('a value at fault is told by its first forty characters, each a whole one', async () => {
  const told = async (name: string) => {
    const message = '太長'
    const { plan } = await planned([{ name }], () => {
      throw invalid([{ field: 'name', label: '姓名', rule: '', message }])
    })
    return plan.problems[0]?.message
  }
  expect(await told('😀'.repeat(40))).toBe(`「${'😀'.repeat(40)}」太長`)
  expect(await told('😀'.repeat(41))).toBe(`「${'😀'.repeat(40)}…」太長`)
  expect(await told(`a${'😀'.repeat(40)}`)).toBe(`「a${'😀'.repeat(39)}…」太長`)
})
