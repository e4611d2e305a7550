import * as v from 'valibot'
import { flag, id, maybe } from '../tolerant'

/** Where the person is signed in. */
export const Device = v.object({
  id,
  /** Names of programs, such as Firefox and Windows; null for one that nobody knows. */
  browser: maybe(v.string()),
  system: maybe(v.string()),
  signedInAt: v.string(),
  lastSeenAt: v.string(),
  /** The one that asks. */
  isHere: flag,
})
export type Device = v.InferOutput<typeof Device>
