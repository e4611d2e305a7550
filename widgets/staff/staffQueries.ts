import type { StaffQuery } from '../../src/contract'

export const USUAL_SORT = 'name'
export const SORTS = [USUAL_SORT, 'role', 'openTodos', 'lastSeenAt'] as const

/** Whoever has left is shown to those who ask for them. */
export const HERE: StaffQuery = { here: '1' }

/** The list before it is narrowed, and whether anybody has not answered an invitation yet. */
export const FIRST_PAGE: StaffQuery = { search: '', sort: USUAL_SORT, ...HERE, page: 1 }
export const INVITED: StaffQuery = { state: 'pending', limit: 1 }
