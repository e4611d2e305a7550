import { Fragment, type KeyboardEvent } from 'react'
import type { Website } from '../../../src/contract'
import { useLocale } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import {
  countryName,
  isLocale,
  LOCALE_NAMES,
  PAYMENTS,
  PUBLISHED_STATUSES,
  REGISTERED_STATUSES,
  WEBSITE_PROBLEMS,
  type WebsiteView,
} from '../../../src/model'
import { peopleOptions } from '../../../src/parts/people'
import type { ViewState } from '../view/ViewState'
import { CheckGroup } from './CheckGroup'
import { DayGroup } from './DayGroup'
import { toggleValue, valuesFor } from '../query/editFilters'
import { type FilterKey, type FilterSet, NO_FILTERS } from '../query/Filter'
import styles from './filterSidebar.module.css'
import { FLAGS, HAS_DOMAINS, ME, NOBODY } from '../query/filterValues'
import { SidebarHead } from './SidebarHead'
import { nameOf } from './useDescribe'
import { useHits } from './useHits'
import { useVocabulary } from './useVocabulary'

interface Props {
  view: WebsiteView
  state: ViewState
  onChange: (filters: FilterSet) => void
  onClose: () => void
}

const ROLE_FIELDS = ['closed', 'designed', 'serviced'] as const

/** All conditions to choose from, beside the list, each with what it would find. */
export default function FilterSidebar({ view, state, onChange, onClose }: Props) {
  const { page } = useIsland()
  const locale = useLocale()
  const { t, people, tags } = useVocabulary()
  const { filters } = state
  const hits = useHits(view, state)

  // Where there are more websites than were counted, a number would say less than there is; templates are counted by themselves.
  const countOf = (key: FilterKey, value: string) =>
    hits.missing > 0 || (key === 'is' && value === 'template') ? null : hits.of({ key, not: false, op: '=', values: [value] })
  const group = (key: FilterKey, options: readonly { value: string; label: string }[]) => (
    <CheckGroup
      label={t(nameOf(key))}
      options={options.map((option) => ({ ...option, hits: countOf(key, option.value) }))}
      values={valuesFor(filters, key)}
      onToggle={(value) => onChange(toggleValue(filters, key, value))}
    />
  )
  const named = (key: 'published' | 'registered' | 'payment', values: readonly string[]) =>
    group(
      key,
      values.map((value) => ({ value, label: t(`websites.${key}.${value}`) })),
    )

  const chosen = (key: 'is' | 'domains' | 'problem', values: readonly string[]) =>
    group(
      key,
      values.map((value) => ({ value, label: t(`websites.filter.${key}.${value}`) })),
    )
  const staff = [
    { value: ME, label: t('websites.filter.me') },
    { value: NOBODY, label: t('partner.general.nobody') },
    ...peopleOptions(people),
  ]
  const inUse = (key: FilterKey, valueOf: (website: Website) => string | null) =>
    [...new Set([...valuesFor(filters, key), ...hits.websites.flatMap((website) => valueOf(website) ?? [])])].toSorted()

  return (
    // Escape closes it from any of its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className={styles.sidebar}
      aria-label={t('websites.filters')}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <SidebarHead onClear={() => onChange(NO_FILTERS)} onClose={onClose} />
      {group(
        'status',
        page.config.websiteStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
      )}
      {group('assignee', staff)}
      <DayGroup about="due" filters={filters} hits={hits} onChange={onChange} />
      {tags.length > 0 &&
        group(
          'tag',
          tags.map(({ id, name }) => ({ value: String(id), label: name })),
        )}
      {chosen('is', FLAGS)}
      {named('published', PUBLISHED_STATUSES)}
      {named('registered', REGISTERED_STATUSES)}
      {named('payment', PAYMENTS)}
      {chosen('domains', HAS_DOMAINS)}
      {chosen('problem', WEBSITE_PROBLEMS)}
      <DayGroup about="active" filters={filters} hits={hits} onChange={onChange} />
      {people.length > 0 && ROLE_FIELDS.map((key) => <Fragment key={key}>{group(key, staff)}</Fragment>)}
      {group(
        'language',
        inUse('language', ({ language }) => language).map((value) => ({ value, label: isLocale(value) ? LOCALE_NAMES[value] : value })),
      )}
      {group(
        'country',
        inUse('country', ({ country }) => country).map((value) => ({ value, label: countryName(value, locale) })),
      )}
      {hits.missing > 0 && <p className={styles.note}>{t('websites.filter.uncounted', { count: hits.websites.length })}</p>}
    </aside>
  )
}
