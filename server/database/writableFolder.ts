import { access, constants, mkdir } from 'node:fs/promises'
import { StartRefused } from './engineMark.ts'

/**
 * Makes the folder that a variable of the configuration names, where it is not there.
 * @throws StartRefused in one line that names the variable, where nothing can be written there
 */
export async function writableFolder(variable: string, folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StartRefused(`${variable} must be a folder that can be written: ${why}`)
  }
}
