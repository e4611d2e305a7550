import type { Tag, User, Website, WebsiteChange } from '../contract'
import type { IsoDay, Status } from '../model'

/** What shall become different about websites. What is absent stays. */
export interface WebsiteWish {
  readonly status?: Status
  readonly assigned_to?: User | null
  readonly due_date?: IsoDay | null
  readonly following?: boolean
  readonly addTags?: readonly Tag[]
  readonly removeTags?: readonly Tag[]
  /** The place in its column. */
  readonly rank?: number
}

/** How a website looks once the wish has come true. */
export function wished(website: Website, wish: WebsiteWish, now: Date): WebsiteChange {
  const { addTags, removeTags, ...fields } = wish
  const moves = wish.status !== undefined && wish.status !== website.status
  return {
    id: website.id,
    ...fields,
    ...(moves && { status_date: now.toISOString(), status_age: 0 }),
    ...((addTags || removeTags) && { tags: tagsAfter(website, addTags, removeTags) }),
  }
}

function tagsAfter({ tags }: Website, added: readonly Tag[] = [], removed: readonly Tag[] = []): Tag[] {
  const isRemoved = ({ id }: Tag) => removed.some((tag) => tag.id === id)
  const isNew = ({ id }: Tag) => !tags.some((tag) => tag.id === id)
  return [...tags.filter((tag) => !isRemoved(tag)), ...added.filter(isNew)].toSorted((a, b) => a.sort - b.sort)
}

/** The wish without what is so already; null when nothing is left of it. */
export function openWish(website: Website, wish: WebsiteWish): WebsiteWish | null {
  const has = ({ id }: Tag) => website.tags.some((tag) => tag.id === id)
  const open: WebsiteWish = {
    ...(wish.status !== undefined && wish.status !== website.status && { status: wish.status }),
    ...(wish.assigned_to !== undefined && wish.assigned_to?.id !== website.assigned_to?.id && { assigned_to: wish.assigned_to }),
    ...(wish.due_date !== undefined && wish.due_date !== website.due_date && { due_date: wish.due_date }),
    ...(wish.following !== undefined && wish.following !== website.following && { following: wish.following }),
    ...(wish.rank !== undefined && wish.rank !== website.rank && { rank: wish.rank }),
    ...(wish.addTags?.some((tag) => !has(tag)) && { addTags: wish.addTags.filter((tag) => !has(tag)) }),
    ...(wish.removeTags?.some(has) && { removeTags: wish.removeTags.filter(has) }),
  }
  return Object.keys(open).length > 0 ? open : null
}

/** What gives the website back what the wish took from it. */
export function wishBack(before: Website, wish: WebsiteWish): WebsiteWish {
  const open = openWish(before, wish) ?? {}
  return {
    ...(open.status !== undefined && { status: before.status }),
    ...(open.assigned_to !== undefined && { assigned_to: before.assigned_to }),
    ...(open.due_date !== undefined && { due_date: before.due_date }),
    ...(open.following !== undefined && { following: before.following }),
    ...(open.rank !== undefined && before.rank !== undefined && { rank: before.rank }),
    ...(open.addTags && { removeTags: open.addTags }),
    ...(open.removeTags && { addTags: open.removeTags }),
  }
}
