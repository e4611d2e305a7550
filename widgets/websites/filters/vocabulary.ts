import type { Tag } from '../../../src/contract'
import type { Wording } from '../../../src/i18n'
import { folded, fullName, type Person, STATUSES } from '../../../src/model'
import type { FilterKey } from '../query/Filter'
import { isFilterValue, ME, NOBODY } from '../query/filterValues'
import type { ResolveValue } from '../query/parseFilters'

export interface Vocabulary extends Wording {
  readonly people: readonly (Person & { id: number })[]
  readonly tags: readonly Tag[]
}

/** Takes names where ids are kept: `assignee:mira`, `tag:shop`, `status:"in creation"`. The start of a name is enough if only one has it. */
export const resolveWith =
  (vocabulary: Vocabulary): ResolveValue =>
  (key, typed) => {
    if (isFilterValue[key](typed)) return typed
    if (key === 'country' && isFilterValue.country(typed.toUpperCase())) return typed.toUpperCase()
    const wanted = folded(typed)
    const names = namesOf(key, vocabulary).map(([value, name]) => [value, folded(name)] as const)
    const exact = names.find(([, name]) => name === wanted)
    const starting = names.filter(([, name]) => name.startsWith(wanted))
    return exact?.[0] ?? (starting.length === 1 ? (starting[0]?.[0] ?? null) : null)
  }

export function namesOf(key: FilterKey, { t, people, tags }: Vocabulary): readonly (readonly [value: string, name: string])[] {
  switch (key) {
    case 'status':
      return STATUSES.map((status) => [status, t(`status.${status}`)])
    case 'assignee':
    case 'closed':
    case 'designed':
    case 'serviced':
      return [
        [ME, t('websites.filter.me')],
        [NOBODY, t('partner.general.nobody')],
        ...people.map((person) => [String(person.id), fullName(person)] as const),
      ]
    case 'tag':
      return [[NOBODY, t('partner.general.none')], ...tags.map(({ id, name }) => [String(id), name] as const)]
    default:
      return []
  }
}
