import { isInScope } from '../../../src/model'
import type { ServerRoute } from '../../../src/contract/server'
import { findTokenBearer, touchToken } from '../../db/queries/people/apiTokens'
import type { BearerToken, SessionRow } from '../../db/queries/people/sessions'
import type { HostContext } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { isRead } from '../../kernel/request/isRead'
import type { Rule } from '../policy/rule'
import { hashOf, newToken } from './opaqueToken'
import { TOUCH_AFTER_MS } from '../touch'

/** By which people, and programs that look for secrets in code, tell one. */
const PREFIX = 'partner_pat_'

export const newPersonalToken = (): string => PREFIX + newToken()
export const isPersonalToken = (token: string): boolean => token.startsWith(PREFIX)

/** The person in whose name a program asks, while the token lasts and the person works for its partner. */
export async function personOfToken(c: HostContext, token: string): Promise<SessionRow | null> {
  const { db, clock } = c.get('services')
  const person = await findTokenBearer(db, hashOf(token), clock.now())
  if (!person) return null
  const { id, lastUsedAt } = person.token
  const now = clock.now()
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= TOUCH_AFTER_MS) await touchToken(db, id, now)
  return person
}

/** Programs reach the partner's data in the areas of their token; what is about a person alone, and pages, are none of theirs. */
export function checkScope(c: HostContext, { scopes }: BearerToken, route: ServerRoute, rule: Rule): void {
  const isData = route.host === 'partner' && route.answer !== 'page' && route.answer !== 'events'
  if (isData && rule.access === 'right' && !rule.alone && isInScope(scopes, rule.action, isRead(c) ? 'read' : 'write')) return
  throw new HttpError(403, 'refusal.scope')
}
