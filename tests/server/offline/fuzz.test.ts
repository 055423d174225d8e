import { describeStories } from './fuzz/stories'

/** Seeds that once failed, each with what it had found. */
const found: [seed: number, what: string][] = [
  [88, 'a delete went through over texts that were merged under it unseen'],
  [123, 'one was asked about a text of their own, after giving up the edit before'],
  [690, 'a later edit overwrote what was chosen about an earlier one'],
  [1793, 'a delete went through over a text that a waiting change had hidden'],
  [1967, 'a delete took the revision of a change that had been merged unseen'],
  [1339, 'a record that somebody else had deleted was written on as if it were empty'],
]

describeStories({ again: found, stories: 100 })
