/** Where a touch on a notification leads. */
import { expect, test } from 'vitest'
import { visitorsWindow } from '../../../sw/visitorsWindow.ts'

const ORIGIN = 'https://school.mo'

test.each([
  [['/course', '/home'], '/course'],
  // Never away from what staff are working at.
  [['/admin/tutor?record=Tutor/new', '/administration', '/home'], '/administration'],
  [['/admin/home', '/admin'], undefined],
  [[], undefined],
])('of %j it is shown in %s, and in a new one where none is a visitor’s', (paths, expected) => {
  const windows = paths.map(path => ({ url: ORIGIN + path }))
  const found = visitorsWindow(windows)
  expect(found?.url).toBe(expected === undefined ? undefined : ORIGIN + expected)
})
