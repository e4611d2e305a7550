import type { Message } from '../../../../src/contract'
import type { IsoDay } from '../../../../src/model'
import type { Row } from './Row'

/** Fewer than this stay as they are. */
const SHORTEST_RUN = 3

const isNoise = ({ category, pin }: Message): boolean => (category === 'system' || category === 'data_changed') && !pin

/** The rows of a log, oldest first: a line before each day, and what the system wrote in a row folded into one (WM-11). */
export function buildRows(messages: readonly Message[], dayOf: (date: string) => IsoDay): Row[] {
  const rows: Row[] = []
  let day: IsoDay | undefined
  let run: Message[] = []

  const endRun = () => {
    const last = run.at(-1)
    if (last && run.length >= SHORTEST_RUN) rows.push({ kind: 'run', key: `run-${last.id}`, messages: run })
    else rows.push(...run.map(toMessage))
    run = []
  }

  for (const message of messages) {
    const next = dayOf(message.date)
    if (next !== day) {
      endRun()
      rows.push({ kind: 'day', key: next, day: next })
      day = next
    }
    if (isNoise(message)) run.push(message)
    else {
      endRun()
      rows.push(toMessage(message))
    }
  }
  endRun()
  return rows
}

const toMessage = (message: Message): Row => ({ kind: 'message', key: String(message.id), message })
