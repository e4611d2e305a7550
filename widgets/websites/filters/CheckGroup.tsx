import { useState } from 'react'
import { useFormats, useMessages } from '../../../src/i18n'
import { Button, Checkbox } from '../../../src/ui'
import styles from './filterSidebar.module.css'

/** Longer groups are folded to so many. */
const SHOWN = 6

export interface CheckOption {
  readonly value: string
  readonly label: string
  /** Null where nobody has counted. */
  readonly hits: number | null
}

interface Props {
  label: string
  options: readonly CheckOption[]
  values: readonly string[]
  onToggle: (value: string) => void
}

/** Conditions of one kind; those that would leave nothing are not offered, unless they are chosen (AW-03). */
export function CheckGroup({ label, options: all, values, onToggle }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [isFull, setFull] = useState(false)
  const options = all.filter(({ value, hits }) => hits !== 0 || values.includes(value))
  const shown = isFull ? options : options.filter(({ value }, index) => index < SHOWN || values.includes(value))
  const hidden = options.length - shown.length
  if (options.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {shown.map((option) => (
        <Checkbox
          key={option.value}
          label={option.hits === null ? option.label : `${option.label} (${formats.number(option.hits)})`}
          checked={values.includes(option.value)}
          onChange={() => onToggle(option.value)}
        />
      ))}
      {(hidden > 0 || isFull) && options.length > SHOWN && (
        <Button size="sm" variant="ghost" className={styles.more} aria-expanded={isFull} onClick={() => setFull(!isFull)}>
          {isFull ? t('websites.filter.less') : t('websites.filter.more', { count: hidden })}
        </Button>
      )}
    </fieldset>
  )
}
