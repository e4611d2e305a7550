import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useIsland } from '../../../src/islands'
import { fullName, PAYMENTS, PUBLISHED_STATUSES, REGISTERED_STATUSES } from '../../../src/model'
import { Button, IconButton } from '../../../src/ui'
import { CheckGroup } from './CheckGroup'
import { DueGroup } from './DueGroup'
import { toggleValue, valuesFor } from './editFilters'
import { type FilterKey, type FilterSet, NO_FILTERS } from './Filter'
import styles from './filterSidebar.module.css'
import { FLAGS, ME, NOBODY } from './filterValues'
import { useVocabulary } from './useVocabulary'

interface Props {
  filters: FilterSet
  onChange: (filters: FilterSet) => void
  onClose: () => void
}

/** All conditions to choose from, beside the list. */
export default function FilterSidebar({ filters, onChange, onClose }: Props) {
  const { page } = useIsland()
  const { t, people, tags } = useVocabulary()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const group = (key: FilterKey, options: readonly { value: string; label: string }[]) => (
    <CheckGroup
      label={t(`websites.filter.${key}`)}
      options={options}
      values={valuesFor(filters, key)}
      onToggle={(value) => onChange(toggleValue(filters, key, value))}
    />
  )
  const named = (key: 'published' | 'registered' | 'payment', values: readonly string[]) =>
    group(
      key,
      values.map((value) => ({ value, label: t(`websites.${key}.${value}`) })),
    )

  return (
    // Escape closes it from any of its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className={styles.sidebar}
      aria-label={t('websites.filters')}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('websites.filters')}
        </h2>
        <Button size="sm" variant="ghost" onClick={() => onChange(NO_FILTERS)}>
          {t('partner.general.clear')}
        </Button>
        <IconButton icon={X} size="sm" label={t('partner.general.close')} onClick={onClose} />
      </header>
      {group(
        'status',
        page.config.websiteStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
      )}
      {group('assignee', [
        { value: ME, label: t('websites.filter.me') },
        { value: NOBODY, label: t('partner.general.nobody') },
        ...people.map((person) => ({ value: String(person.id), label: fullName(person) })),
      ])}
      <DueGroup filters={filters} onChange={onChange} />
      {tags.length > 0 &&
        group(
          'tag',
          tags.map(({ id, name }) => ({ value: String(id), label: name })),
        )}
      {group(
        'is',
        FLAGS.map((value) => ({ value, label: t(`websites.filter.is.${value}`) })),
      )}
      {named('published', PUBLISHED_STATUSES)}
      {named('registered', REGISTERED_STATUSES)}
      {named('payment', PAYMENTS)}
    </aside>
  )
}
