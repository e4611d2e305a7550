import type { Wording } from '../../i18n'
import { fullName, type IsoDay } from '../../model'
import { type Colleague, isAway } from '../people'

/** Until when a colleague is away today, and who stands in; null for whoever is there. */
export function awayText(person: Colleague, today: IsoDay, { t, formats }: Wording): string | null {
  const { absentUntil, substitute } = person
  if (!absentUntil || !isAway(person, today)) return null
  const date = formats.dayMonth(absentUntil)
  return substitute ? t('websiteChange.absentWith', { date, person: fullName(substitute) }) : t('websiteChange.absentUntil', { date })
}
