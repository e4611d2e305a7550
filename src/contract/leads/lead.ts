import * as v from 'valibot'
import { version } from '../fields'
import { id } from '../tolerant'
import { Website } from '../websites/website'

/** The work on a lead begins: with tags, picture and to-dos of a template, and with a mail that lets the customer in, if wanted. */
export const LeadAcceptance = v.object({ template: v.optional(id), invite: v.optional(v.boolean()), version })
export type LeadAcceptance = v.InferInput<typeof LeadAcceptance>

/** What two websites of the same customer have in common. */
const COMMON = ['email', 'domain', 'phone'] as const

/** A website that may be the same customer's as a lead, and what says so. */
export const LeadDuplicate = v.object({ website: Website, common: v.array(v.picklist(COMMON)) })
export type LeadDuplicate = v.InferOutput<typeof LeadDuplicate>
