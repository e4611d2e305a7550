import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { Button, Checkbox } from '../../../src/ui'
import styles from './filterSidebar.module.css'

/** Longer groups are folded to so many. */
const SHOWN = 6

interface Props {
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
  values: readonly string[]
  onToggle: (value: string) => void
}

export function CheckGroup({ label, options, values, onToggle }: Props) {
  const t = useMessages()
  const [isFull, setFull] = useState(false)
  const shown = isFull ? options : options.filter(({ value }, index) => index < SHOWN || values.includes(value))
  const hidden = options.length - shown.length
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {shown.map((option) => (
        <Checkbox key={option.value} label={option.label} checked={values.includes(option.value)} onChange={() => onToggle(option.value)} />
      ))}
      {(hidden > 0 || isFull) && options.length > SHOWN && (
        <Button size="sm" variant="ghost" className={styles.more} aria-expanded={isFull} onClick={() => setFull(!isFull)}>
          {isFull ? t('websites.filter.less') : t('websites.filter.more', { count: hidden })}
        </Button>
      )}
    </fieldset>
  )
}
