import { primaryRole } from '../people/roles'

/** Whose to-dos a list has (screens OT-03). */
export const TODO_SCOPES = ['to_me', 'from_me', 'all'] as const
export type TodoScope = (typeof TODO_SCOPES)[number]

/** Whoever leads looks after the team: the list opens with this, and its badge counts it. */
export const usualTodoScope = (roles: readonly string[]): TodoScope => (primaryRole(roles) === 'manager' ? 'all' : 'to_me')
