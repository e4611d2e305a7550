import { useMessages } from '../../src/i18n'
import { useIsland, useToday } from '../../src/islands'
import { isReportSpan, monthAround, sortByFullName, STATUS_INFO, STATUSES, TIME_GROUPS, TIME_ROUNDINGS } from '../../src/model'
import { PersonSelect } from '../../src/parts/people'
import { selectUsers, useAppSelector } from '../../src/store'
import { Button, DateField, FieldRow, SearchField, Select, Stack } from '../../src/ui'
import type { Filter } from './Filter'
import { oneOf } from './oneOf'
import styles from './timeReport.module.css'

interface Props {
  filter: Filter
  onChange: (change: Partial<Filter>) => void
}

/** Which time is summed up, by what, and how it is rounded. */
export function ReportFilters({ filter, onChange }: Props) {
  const t = useMessages()
  const { page } = useIsland()
  const people = sortByFullName(useAppSelector(selectUsers), page.locale)
  const { from, to, person, status, website, group, round } = filter
  const today = useToday()
  const isWrong = from !== '' && to !== '' && !isReportSpan({ from, to })

  return (
    <Stack>
      <FieldRow size="sm">
        <DateField label={t('timeReport.from')} required value={from} onChange={(day) => onChange({ from: day })} />
        <DateField
          label={t('timeReport.to')}
          required
          value={to}
          error={isWrong ? t('timeReport.wrongDays') : undefined}
          onChange={(day) => onChange({ to: day })}
        />
        <div className={styles.months}>
          <Button variant="ghost" onClick={() => onChange(monthAround(today, 0))}>
            {t('timeReport.thisMonth')}
          </Button>
          <Button variant="ghost" onClick={() => onChange(monthAround(today, -1))}>
            {t('timeReport.lastMonth')}
          </Button>
        </div>
      </FieldRow>
      <FieldRow size="sm">
        <SearchField label={t('timeReport.website')} hideLabel={false} value={website} onChange={(words) => onChange({ website: words })} />
        <PersonSelect
          label={t('timeReport.person')}
          placeholder={t('partner.general.all')}
          people={people}
          value={person}
          onChange={(id) => onChange({ person: id })}
        />
        <Select
          label={t('timeReport.status')}
          placeholder={t('partner.general.all')}
          options={STATUSES.map((one) => ({ value: one, label: t(STATUS_INFO[one].labelKey) }))}
          value={status}
          onChange={(one) => onChange({ status: oneOf(STATUSES, one) })}
        />
        <Select
          label={t('timeReport.group')}
          options={TIME_GROUPS.map((one) => ({ value: one, label: t(`timeReport.${one}`) }))}
          value={group}
          onChange={(one) => onChange({ group: oneOf(TIME_GROUPS, one) || group })}
        />
        <Select
          label={t('timeReport.round')}
          placeholder={t('timeReport.round.none')}
          options={TIME_ROUNDINGS.map((one) => ({ value: one, label: t('timeReport.round.minutes', { count: Number(one) }) }))}
          value={round}
          onChange={(one) => onChange({ round: oneOf(TIME_ROUNDINGS, one) })}
        />
      </FieldRow>
    </Stack>
  )
}
