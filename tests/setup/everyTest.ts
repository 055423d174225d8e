/** Around every test that has windows or servers. */
import { afterEach, beforeEach } from 'vitest'
import { beginEvidence, saveEvidence } from './evidence.ts'
import { giveBackAtEnd } from './lend.ts'

giveBackAtEnd()
beforeEach(beginEvidence)
afterEach(({ task }) => saveEvidence(task))
