import { blocksBeyond } from './blocks'
import type { Draft } from './Draft'

/** What is being written here with what another device has left of its own: its words and files come below, and stand where nothing was written here. */
export function withOther(now: Draft, other: Draft, fresh: Draft): Draft {
  const isOwn = ([field, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(new Map(Object.entries(fresh)).get(field))
  const files = other.files.filter(({ id }) => !now.files.some((file) => file.id === id))
  return {
    ...other,
    ...Object.fromEntries(Object.entries(now).filter(isOwn)),
    html: `${now.html}${otherWords(now, other, fresh)}`,
    files: [...now.files, ...files],
  }
}

/** What another device has written that is not written here, and that nobody found there. */
export const otherWords = (now: Draft, other: Draft, fresh: Draft): string => blocksBeyond(other.html, `${now.html}${fresh.html}`)
