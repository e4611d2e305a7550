import * as v from 'valibot'
import { id, many, maybe, text } from './tolerant'

/** Roles stay as the server sent them; the model drops prefixes and unknown ones. */
export const User = v.object({
  id,
  name: text,
  forename: maybe(v.string()),
  surname: maybe(v.string()),
  shortname: maybe(v.string()),
  image: maybe(v.string()),
  role: maybe(v.string()),
  roles: many(v.string()),
  email: maybe(v.string()),
})
export type User = v.InferOutput<typeof User>
