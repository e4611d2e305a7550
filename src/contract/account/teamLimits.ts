import * as v from 'valibot'
import { STATUSES } from '../../model'
import { phpMap } from '../tolerant'

const Limit = v.object({ limit: v.number(), hard: v.boolean() })

/** The limits of a team, with what counts for them at the moment. */
export const TeamLimits = v.object({
  statuses: v.record(v.picklist(STATUSES), v.object({ ...Limit.entries, count: v.number() })),
  person: v.nullable(Limit),
  /** Websites of people that are not done, by their ids. */
  open: phpMap(v.number()),
})
