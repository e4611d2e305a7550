import type { StaffQuery } from '../../src/contract'

export const USUAL_SORT = 'name'

/** The list before it is narrowed, and whether anybody has not answered an invitation yet. */
export const FIRST_PAGE: StaffQuery = { search: '', sort: USUAL_SORT, page: 1 }
export const INVITED: StaffQuery = { state: 'pending', limit: 1 }
