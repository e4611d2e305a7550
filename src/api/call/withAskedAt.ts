import type { CallMeta } from './baseQuery'

/** `askedAt` is when the server was asked, in milliseconds since 1970: of what has changed since then the answer may not know. */
export type Asked<Answer> = Answer & { readonly askedAt: number }

/** An answer with the moment it is of. */
export const withAskedAt = <Answer extends object>(answer: Answer, meta: CallMeta | undefined): Asked<Answer> => ({
  ...answer,
  askedAt: meta?.askedAt ?? 0,
})
