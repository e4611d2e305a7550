import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

/** Mails that are read from their connections at once; the others wait in the network, and everybody else is answered in between. */
const AT_ONCE = 2
/** Whoever sends slowly gives the turn away and is read on beside the others, so that nobody keeps mails of others waiting. */
const TURN_MS = 500

/** Reads what is sent, a few at a time: hundreds of large mails that come together would leave the host no time for anything else. */
export function readerInTurn(): (stream: Readable) => Promise<Buffer> {
  let free = AT_ONCE
  const waiting: (() => void)[] = []
  const turn = async () => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  return async (stream) => {
    // Whoever breaks off while they wait is heard of when they are read.
    stream.on('error', () => undefined)
    await turn()
    const read = buffer(stream)
    void Promise.race([read, pause(TURN_MS, null, { ref: false })])
      .catch(() => null)
      .then(leave)
    return read
  }
}
