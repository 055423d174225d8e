/** Around every test that has windows or servers. */
import { afterEach, beforeEach } from 'vitest'
import { beginEvidence, saveEvidence } from './evidence.ts'

beforeEach(beginEvidence)
afterEach(({ task }) => saveEvidence(task))
