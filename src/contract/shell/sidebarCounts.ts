import * as v from 'valibot'
import { VIEW_NAMES } from '../../model'

/** Counts by sidebar entry (spec 3). An entry without a count is left out. */
export const SidebarCounts = v.object(v.entriesFromList(VIEW_NAMES, v.optional(v.number())))
export type SidebarCounts = v.InferOutput<typeof SidebarCounts>
