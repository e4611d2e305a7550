import type { Tag, User, Website, WebsiteChange } from '../contract'
import { type DueMove, type IsoDay, movedDue, type Status } from '../model'

/** Why something is done; it is written to the log. */
interface Reasoned {
  readonly reason: string
}

/** What shall become different about websites. What is absent stays. */
export interface WebsiteWish {
  readonly status?: Status
  readonly assigned_to?: User | null
  readonly due_date?: IsoDay | null
  readonly following?: boolean
  readonly starred?: boolean
  /** In place of `due_date`: so many working days on, each website from its own day or all from today. */
  readonly move_due?: DueMove & Reasoned & { readonly today: IsoDay }
  /** Put off until a day; null brings it back. */
  readonly snoozed?: ({ readonly until: IsoDay } & Reasoned) | null
  /** Given up; null brings it back. */
  readonly lost?: Reasoned | null
  /** How the customer came to us; null for nothing known. */
  readonly lead_source?: string | null
  /** What the order may bring, in minor units. */
  readonly lead_value?: number | null
  readonly addTags?: readonly Tag[]
  readonly removeTags?: readonly Tag[]
  /** The place in its column. */
  readonly rank?: number
}

/** How a website looks once the wish has come true. */
export function wished(website: Website, wish: WebsiteWish, now: Date): WebsiteChange {
  const { addTags, removeTags, move_due: _, lost, ...fields } = wish
  const due_date = dueAfter(website, wish)
  const moves = wish.status !== undefined && wish.status !== website.status
  return {
    id: website.id,
    ...fields,
    ...(due_date !== undefined && { due_date }),
    ...(moves && { status_date: now.toISOString(), status_age: 0, snoozed: null, lost: null }),
    ...(lost !== undefined && { lost: lost && { ...lost, at: now.toISOString() } }),
    ...((addTags || removeTags) && { tags: tagsAfter(website, addTags, removeTags) }),
  }
}

/** The due date that the wish asks for; undefined for none. */
export const dueAfter = ({ due_date }: Website, wish: WebsiteWish): IsoDay | null | undefined =>
  wish.move_due ? movedDue(due_date, wish.move_due, wish.move_due.today) : wish.due_date

function tagsAfter({ tags }: Website, added: readonly Tag[] = [], removed: readonly Tag[] = []): Tag[] {
  const isRemoved = ({ id }: Tag) => removed.some((tag) => tag.id === id)
  const isNew = ({ id }: Tag) => !tags.some((tag) => tag.id === id)
  return [...tags.filter((tag) => !isRemoved(tag)), ...added.filter(isNew)].toSorted((a, b) => a.sort - b.sort)
}

/** The wish without what is so already; null when nothing is left of it. */
export function openWish(website: Website, wish: WebsiteWish): WebsiteWish | null {
  const has = ({ id }: Tag) => website.tags.some((tag) => tag.id === id)
  const due_date = dueAfter(website, wish)
  const open: WebsiteWish = {
    ...(wish.status !== undefined && wish.status !== website.status && { status: wish.status }),
    ...(wish.assigned_to !== undefined && wish.assigned_to?.id !== website.assigned_to?.id && { assigned_to: wish.assigned_to }),
    ...(due_date !== undefined && due_date !== website.due_date && (wish.move_due ? { move_due: wish.move_due } : { due_date })),
    ...(wish.following !== undefined && wish.following !== website.following && { following: wish.following }),
    ...(wish.starred !== undefined && wish.starred !== website.starred && { starred: wish.starred }),
    ...(wish.snoozed !== undefined && isOther(wish.snoozed, website.snoozed) && { snoozed: wish.snoozed }),
    ...(wish.lost !== undefined && wish.lost?.reason !== website.lost?.reason && { lost: wish.lost }),
    ...(wish.lead_source !== undefined && wish.lead_source !== website.lead_source && { lead_source: wish.lead_source }),
    ...(wish.lead_value !== undefined && wish.lead_value !== website.lead_value && { lead_value: wish.lead_value }),
    ...(wish.rank !== undefined && wish.rank !== website.rank && { rank: wish.rank }),
    ...(wish.addTags?.some((tag) => !has(tag)) && { addTags: wish.addTags.filter((tag) => !has(tag)) }),
    ...(wish.removeTags?.some(has) && { removeTags: wish.removeTags.filter(has) }),
  }
  return Object.keys(open).length > 0 ? open : null
}

const isOther = (a: WebsiteWish['snoozed'], b: Website['snoozed']): boolean => a?.until !== b?.until || a?.reason !== b?.reason

/** What gives the website back what the wish took from it. */
export function wishBack(before: Website, wish: WebsiteWish): WebsiteWish {
  const open = openWish(before, wish) ?? {}
  // A move of the status ends both pauses.
  const ends = open.status !== undefined
  return {
    ...(ends && { status: before.status }),
    ...((open.snoozed !== undefined || (ends && before.snoozed)) && { snoozed: before.snoozed }),
    ...((open.lost !== undefined || (ends && before.lost)) && { lost: before.lost && { reason: before.lost.reason } }),
    ...(open.assigned_to !== undefined && { assigned_to: before.assigned_to }),
    ...((open.due_date !== undefined || open.move_due) && { due_date: before.due_date }),
    ...(open.following !== undefined && { following: before.following }),
    ...(open.starred !== undefined && { starred: before.starred }),
    ...(open.lead_source !== undefined && { lead_source: before.lead_source }),
    ...(open.lead_value !== undefined && { lead_value: before.lead_value }),
    ...(open.rank !== undefined && before.rank !== undefined && { rank: before.rank }),
    ...(open.addTags && { removeTags: open.addTags }),
    ...(open.removeTags && { addTags: open.removeTags }),
  }
}

/** Of a wish what belongs to no change of the website itself: marks of the viewer's own, and tags. */
export const besideWish = ({ following, starred, addTags, removeTags }: WebsiteWish): WebsiteWish => ({
  ...(following !== undefined && { following }),
  ...(starred !== undefined && { starred }),
  ...(addTags && { addTags }),
  ...(removeTags && { removeTags }),
})
