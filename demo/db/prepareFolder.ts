import { accessSync, constants, mkdirSync } from 'node:fs'

/** Makes the folder of our data, if it is not there yet. Throws with a sentence when nothing can be written to it. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new Error(`DATA_DIR: ${folder} cannot be written to (${error instanceof Error ? error.message : String(error)}).`, {
      cause: error,
    })
  }
}
