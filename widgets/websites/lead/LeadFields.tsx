import { useMessages } from '../../../src/i18n'
import { LEAD_CURRENCY, LEAD_SOURCE_MAX_LENGTH, MINOR_UNITS } from '../../../src/model'
import { DecimalField, TextField } from '../../../src/ui'

interface Props {
  source: string
  /** In minor units. */
  value: number | null
  onSource: (source: string) => void
  onValue: (value: number | null) => void
}

/** How a customer came to us, and what the order may bring. */
export function LeadFields({ source, value, onSource, onValue }: Props) {
  const t = useMessages()
  return (
    <>
      <TextField label={t('websites.column.lead_source')} value={source} maxLength={LEAD_SOURCE_MAX_LENGTH} onChange={onSource} />
      <DecimalField
        label={t('websites.column.lead_value')}
        suffix={LEAD_CURRENCY}
        value={value === null ? null : value / MINOR_UNITS}
        onChange={(amount) => onValue(amount === null ? null : Math.round(amount * MINOR_UNITS))}
      />
    </>
  )
}
