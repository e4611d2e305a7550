/** What may wait for a person (N-10). */
export const NEXT_KINDS = ['domain', 'ticket', 'feedback', 'todo', 'website', 'reengage'] as const
export type NextKind = (typeof NEXT_KINDS)[number]

/** Whose: what waits for this person, or for anybody of the team. */
export const NEXT_SCOPES = ['me', 'team'] as const
export type NextScope = (typeof NEXT_SCOPES)[number]
