import * as v from 'valibot'
import { VIEW_MODES, VIEW_NAMES } from '../../model'

const value = v.nullable(v.union([v.string(), v.number(), v.boolean(), v.array(v.union([v.string(), v.number()]))]))
const filters = v.record(v.string(), value)

/** What is kept of the manager state: filters and views (spec 9). */
export const managerMemory = v.object({
  viewMode: v.picklist(VIEW_MODES),
  filters: v.record(v.picklist(VIEW_NAMES), filters),
  sorts: v.record(v.picklist(VIEW_NAMES), v.string()),
})

/** The filters of one view by the name of the field. */
export type Filters = v.InferOutput<typeof filters>
export type ManagerMemory = v.InferOutput<typeof managerMemory>
