import { type Action, may, type Scope } from '../people/permissions'
import { seesInbox } from '../workflow/visibleViews'
import type { NextKind } from './kinds'

/** Who can do something about it. */
const RIGHTS: Readonly<Record<NextKind, Action>> = {
  domain: 'manage_domains',
  ticket: 'see_tickets',
  feedback: 'see_tickets',
  todo: 'edit_todos_notes_tags',
  website: 'change_due_date',
  reengage: 'send_reengage',
}

/** On which websites things of a kind may wait for a person: where they may act, and see the view that has them. */
export const scopeInNext = (kind: NextKind, roles: readonly string[]): Scope =>
  kind === 'reengage' && !seesInbox(roles) ? 'none' : may(RIGHTS[kind], roles)
