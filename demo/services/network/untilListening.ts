import { type EventEmitter, once } from 'node:events'

/** Waits until others can connect. Rejects with a sentence that names the setting when nothing can listen there. */
export const untilListening = (server: EventEmitter, setting: string): Promise<unknown> =>
  once(server, 'listening').catch((error: Error) => {
    throw new Error(`${setting}: nothing can listen there (${error.message}).`, { cause: error })
  })
