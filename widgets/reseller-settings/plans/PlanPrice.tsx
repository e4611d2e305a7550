import { useMessages } from '../../../src/i18n'
import { CURRENCIES } from '../../../src/model'
import { DecimalField, RadioGroup, Select } from '../../../src/ui'
import type { PlanFields } from './planFields'
import styles from './plans.module.css'

interface Props {
  readonly fields: PlanFields
  readonly error: string | undefined
  readonly onChange: (part: Partial<PlanFields>) => void
}

/** What a plan costs, and how often. */
export function PlanPrice({ fields, error, onChange }: Props) {
  const t = useMessages()
  return (
    <>
      <div className={styles.fields}>
        <DecimalField
          label={t('resellerSettings.plans.amount')}
          required
          value={fields.amount}
          error={error}
          onChange={(amount) => onChange({ amount })}
        />
        <Select
          label={t('resellerSettings.plans.currency')}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          value={fields.currency}
          onChange={(currency) => onChange({ currency })}
        />
      </div>
      <RadioGroup
        label={t('resellerSettings.plans.interval')}
        value={fields.interval}
        options={(['month', 'year'] as const).map((value) => ({ value, label: t(`resellerSettings.plans.interval.${value}`) }))}
        onChange={(interval) => onChange({ interval: interval === 'year' ? 'year' : 'month' })}
      />
    </>
  )
}
