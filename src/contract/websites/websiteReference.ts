import * as v from 'valibot'
import { STATUSES } from '../../model'
import { id, maybe } from '../tolerant'
import { User } from '../user'

/** The website that something else belongs to, as far as a list row shows it. */
export const WebsiteReference = v.object({
  id,
  title: v.string(),
  status: v.optional(v.picklist(STATUSES)),
  image: maybe(v.string()),
  assigned_to: maybe(User),
})
export type WebsiteReference = v.InferOutput<typeof WebsiteReference>
