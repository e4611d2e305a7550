import * as v from 'valibot'
import {
  DUE_MOVE_FROM,
  DUE_MOVE_MAX_DAYS,
  LEAD_SOURCE_MAX_LENGTH,
  MAX_INT,
  REASON_MAX_LENGTH,
  STATUSES,
  WEBSITE_TITLE_MAX_LENGTH,
  WEBSITES_AT_ONCE_MAX,
} from '../../model'
import { day, version } from '../fields'
import { id, many } from '../tolerant'
import { Website } from './website'
import { WebsiteQuery } from './websiteQuery'

/** How the customer came to us, and what the order may bring in minor units; null removes it. */
const lead = {
  lead_source: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(LEAD_SOURCE_MAX_LENGTH)))),
  lead_value: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_INT)))),
}

/** The form behind "new website"; a template comes in the path or as `source`, which may be any website to copy. */
export const NewWebsite = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(WEBSITE_TITLE_MAX_LENGTH)),
  customerEmail: v.optional(v.string()),
  assigned_to: v.optional(id),
  status: v.optional(v.picklist(STATUSES)),
  source: v.optional(id),
  ...lead,
})
export type NewWebsite = v.InferOutput<typeof NewWebsite>

/** The same from a plain form, which cannot name its `key` in a header: what is sent twice under one makes one website. */
export const NewWebsiteForm = v.object({ ...NewWebsite.entries, key: v.optional(v.pipe(v.string(), v.uuid())) })

/** Why something was done; it is written to the log. */
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REASON_MAX_LENGTH))

/** `override` is the reason of an admin who moves against the validation settings (defaults 5.3). */
export const StatusMove = v.object({ status: v.picklist(STATUSES), override: v.optional(reason), version })
export type StatusMove = v.InferInput<typeof StatusMove>

/** A timestamp in milliseconds, of which the server keeps the day in the partner's zone; null removes the date. */
export const DueDate = v.object({ dueDate: v.nullable(v.pipe(v.number(), v.integer())), reason: v.optional(reason), version })
export type DueDate = v.InferInput<typeof DueDate>

const person = v.optional(v.nullable(id))
/** Out of the view of those that wait for their customer, until a day after today; null brings it back. */
const snoozed = v.optional(v.nullable(v.object({ until: day, reason })))
/** Out of the views of open work, because the customer is given up; null brings it back. */
const lost = v.optional(v.nullable(v.object({ reason })))

/** People and label of a website, what there is to say about a lead, and whether it is put off or given up; what is left out stays. */
export const Workflow = v.object({
  label: v.optional(v.nullable(v.string())),
  closed_by: person,
  designed_by: person,
  serviced_by: person,
  rank: v.optional(v.number()),
  snoozed,
  lost,
  ...lead,
  version,
})
export type Workflow = v.InferInput<typeof Workflow>

/** Websites that one call changes together. */
export const WebsiteSelection = v.object({ websites: v.pipe(v.array(id), v.minLength(1)) })
export type WebsiteSelection = v.InferInput<typeof WebsiteSelection>

/** Due dates that go on by so many days from Monday to Friday, each from its own day or all from today. */
const DueMove = v.object({
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DUE_MOVE_MAX_DAYS)),
  from: v.picklist(DUE_MOVE_FROM),
  reason,
})

const tags = v.optional(v.array(id))

/** One change of many websites: of those named, or of all that a filter finds, never both. `follow` and `star` are about the person who asks. */
export const BulkChange = v.pipe(
  v.object({
    websites: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(WEBSITES_AT_ONCE_MAX))),
    filter: v.optional(WebsiteQuery),
    change: v.object({
      status: v.optional(v.picklist(STATUSES)),
      assigned_to: person,
      due_date: v.optional(v.nullable(day)),
      move_due: v.optional(DueMove),
      snoozed,
      lost,
      ...lead,
      addTags: tags,
      removeTags: tags,
      follow: v.optional(v.boolean()),
      star: v.optional(v.boolean()),
      delete: v.optional(v.literal(true)),
    }),
    override: v.optional(reason),
    /** The status in which whoever moves websites saw each of them. One that somebody else has moved meanwhile stays where it is. */
    seen: v.optional(v.pipe(v.array(v.object({ id, status: v.picklist(STATUSES) })), v.maxLength(WEBSITES_AT_ONCE_MAX))),
  }),
  v.check(({ websites, filter }) => (websites === undefined) !== (filter === undefined)),
)
export type BulkChange = v.InferInput<typeof BulkChange>

const reasons = v.array(v.object({ name: v.string(), message: v.string() }))

/** What a change of many websites did: the websites as they are now, and the ones that were refused, each with its reasons. */
export const BulkResult = v.object({
  items: v.array(v.object({ ...Website.entries, change: v.optional(id) })),
  /** `website` as it is now, where somebody else has moved it meanwhile. */
  refused: many(v.object({ id, errors: reasons, website: v.optional(Website) })),
})
export type BulkResult = v.InferOutput<typeof BulkResult>

/** Changes of one's own that are to be taken back. */
export const TakeBack = v.object({ changes: v.pipe(v.array(id), v.minLength(1), v.maxLength(WEBSITES_AT_ONCE_MAX)) })

/** The websites that are again as they were, and the changes that could not be taken back, each with its reasons. */
export const TakenBack = v.object({
  items: v.array(Website),
  refused: many(v.object({ change: id, errors: reasons })),
  /** How many to-dos had come with the changes and stay, because somebody has worked on them since. */
  kept_todos: v.optional(v.number(), 0),
})
export type TakenBack = v.InferOutput<typeof TakenBack>
