import * as v from 'valibot'
import { Message } from '../../../../../src/contract'

/** An entry as the server would send it, with whatever matters for a test. */
export const messageOf = (id: number, part: Partial<v.InferInput<typeof Message>> = {}): Message =>
  v.parse(Message, {
    id,
    category: 'intern',
    message: `ThreadMessage ${id}`,
    date: new Date(Date.UTC(2026, 4, 4, 8, id)).toISOString(),
    ...part,
  })
