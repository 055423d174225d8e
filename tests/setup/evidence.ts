/**
 * What a person needs to see of a test that failed: what its windows showed, what their consoles said, and
 * what the servers wrote meanwhile, in a folder of the test's own.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunnerTestCase } from 'vitest'
import { FAILURES } from './failuresFolder.ts'
import { type Witness, witnesses } from './witnesses.ts'

/** How much each had said when the test began; characters. */
const saidBefore = new Map<Witness, number>()

const saved = new WeakSet<object>()

/** What is said from here on belongs to the test that begins. */
export function beginEvidence(): void {
  for (const witness of witnesses) {
    if (witness.isOver?.()) witnesses.delete(witness)
    else saidBefore.set(witness, witness.log().length)
  }
}

/**
 * Where the test has failed, or will for what its pages complained of; to be called also by whatever closes a
 * window before all tests' own turn has come.
 */
export async function saveEvidence(
  test: Readonly<RunnerTestCase>,
  complaints: readonly string[] = [],
): Promise<void> {
  const { file, name, result } = test
  const isFailed = result?.state === 'fail' || complaints.length > 0
  if (!isFailed || saved.has(test)) return
  saved.add(test)
  const inFile = file.name.replace(/^tests\/|\.test\.tsx?$/g, '')
  const folder = join(FAILURES, inFile, asFileName(name))
  await mkdir(folder, { recursive: true })
  const errors = result?.errors?.map(error => error.stack ?? error.message) ?? []
  await writeFile(join(folder, 'errors.txt'), [...errors, ...complaints].join('\n\n'))
  for (const [index, witness] of [...witnesses].entries())
    await saveWhatItSays(witness, join(folder, `${witness.name}-${index + 1}`))
}

/** @param path of its files, without what they end with */
async function saveWhatItSays(witness: Witness, path: string): Promise<void> {
  const said = witness.log().slice(saidBefore.get(witness) ?? 0)
  if (said !== '') await writeFile(`${path}.txt`, said)
  // A window that draws no more has no picture: what it said is there.
  const pictures = (await witness.pictures?.().catch(() => [])) ?? []
  for (const [index, picture] of pictures.entries())
    await writeFile(`${path}-${index + 1}.png`, picture)
}

/** What may stand in a file's name, of the name of a test. */
const asFileName = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}.-]+/gu, ' ')
    .trim()
    .slice(0, 80)
