import type { Website } from '../../../src/contract'

/** Whether a website has been in its status for so many days or more; what is done may rest. */
export const isSlow = ({ status, status_age: age }: Website, days: number): boolean => status !== 'done' && age !== null && age >= days
