import { constants } from 'node:os'
import { expect, test } from 'vitest'
import { isDiskFull } from '#server/database/fullDisk.ts'

const { ENOSPC, EDQUOT, EIO } = constants.errno
const failing = (code: unknown) => Object.assign(new Error('it was not written'), { code })

test('a disk is full also where only what one may have of it is, whoever says so', () => {
  for (const code of ['ENOSPC', 'EDQUOT', ENOSPC, EDQUOT]) {
    expect(isDiskFull(failing(code))).toBe(true)
  }
  for (const code of ['EACCES', EIO, undefined]) expect(isDiskFull(failing(code))).toBe(false)
  expect(isDiskFull(undefined)).toBe(false)
})
