import { toIslandError } from '../failure/IslandError'

const PAUSE_MS = 1_000

/** Loads a file, and once more if that fails (`importChunk` asks anew); throws the code `chunk`. */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    // There is nothing to gain before the network is back; the island waits for that itself.
    if (!navigator.onLine) throw toIslandError(error, 'chunk')
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  try {
    return await load()
  } catch (error) {
    throw toIslandError(error, 'chunk')
  }
}
