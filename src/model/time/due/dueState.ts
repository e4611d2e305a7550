import type { IsoDay } from '../days/IsoDay'

/** spec 4: the due date is before now. A day ends when the next one begins, so a date that is today is not overdue. */
export const isOverdue = (dueDate: IsoDay | null | undefined, today: IsoDay): boolean => (dueDate ? dueDate < today : false)

export const isDueToday = (dueDate: IsoDay | null | undefined, today: IsoDay): boolean => dueDate === today
