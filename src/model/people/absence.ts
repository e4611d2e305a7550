import type { IsoDay } from '../time/days/IsoDay'

/** When somebody is away: both days inclusive; without the first one since always, without the last one never. */
export interface Absence {
  readonly from?: IsoDay | null | undefined
  readonly until?: IsoDay | null | undefined
}

export const isAwayOn = ({ from, until }: Absence, day: IsoDay): boolean => Boolean(until && until >= day && (!from || from <= day))
