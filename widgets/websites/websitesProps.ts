import { WEBSITE_VIEWS } from '../../src/model'
import * as v from 'valibot'

/** On a host of its own the island may be told which view it is; else the address says it. */
export const websitesProps = v.object({ view: v.optional(v.picklist(WEBSITE_VIEWS)) })
export type WebsitesProps = v.InferOutput<typeof websitesProps>
