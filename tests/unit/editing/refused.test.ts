import { expect, test } from 'vitest'
import { Failure, invalid } from '#contract/failure.ts'
import { unwrap } from '#data/api.ts'
import { failedOutcome } from '#editing/outcome.ts'

/** What a client has of a failure, once it has travelled. */
function arrived({ status, message, data }: Failure): Failure {
  const envelope = JSON.parse(JSON.stringify({ success: false, message, data }))
  try {
    unwrap(status, envelope, null)
  } catch (error) {
    if (error instanceof Failure) return error
  }
  throw new Error('no failure')
}

test('what the server finds wrong arrives with the edit fault by fault, whatever its words are', () => {
  const issues = [
    { field: 'title', label: '標題', rule: 'required', message: '必須填寫；不可空白' },
    { field: 'url', label: '網址：甲', rule: 'unique', message: '已被另一項記錄使用' },
  ]
  const failure = arrived(invalid(issues))
  expect(failure.message).toBe('標題：必須填寫；不可空白；網址：甲：已被另一項記錄使用')
  expect(failedOutcome({ verb: 'modify' }, failure)).toMatchObject({
    kind: 'rejected',
    failure: { code: 'invalid', issues },
  })
})

test('a failure of something else names no fault', () => {
  for (const data of [null, { problems: [] }, { issues: 'no list' }]) {
    const failure = arrived(new Failure('invalid', { data, message: '檔案：必須選擇' }))
    expect(failure.issues).toEqual([])
    expect(failedOutcome({ verb: 'add' }, failure)).toEqual({
      kind: 'rejected',
      failure: { code: 'invalid', message: '檔案：必須選擇' },
    })
  }
})
