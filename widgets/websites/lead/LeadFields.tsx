import { useMessages } from '../../../src/i18n'
import { LEAD_CURRENCY, LEAD_SOURCE_MAX_LENGTH, MAX_INT, MINOR_UNITS } from '../../../src/model'
import { NumberField, TextField } from '../../../src/ui'

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
      <NumberField
        label={t('websites.column.lead_value')}
        suffix={LEAD_CURRENCY}
        min={0}
        max={Math.floor(MAX_INT / MINOR_UNITS)}
        step="any"
        value={value === null ? null : value / MINOR_UNITS}
        onChange={(amount) => onValue(amount === null ? null : Math.round(amount * MINOR_UNITS))}
      />
    </>
  )
}
