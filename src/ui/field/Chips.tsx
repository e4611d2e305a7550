import type { LucideIcon } from '../icons'
import { useFormats } from '../../i18n'
import { cx } from '../cx'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import styles from './chips.module.css'

interface Chip<Value> {
  readonly value: Value
  readonly label: string
  readonly icon?: LucideIcon
  /** How much there is of it. */
  readonly count?: number | undefined
}

interface Props<Value> {
  label: string
  chips: readonly Chip<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
}

/** What a list is narrowed to, one of a few, with how much there is of each. */
export function Chips<Value extends string | null>({ label, chips, value, onChange, className }: Props<Value>) {
  const formats = useFormats()
  return (
    <fieldset className={cx(styles.chips, className)}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {chips.map(({ value: own, label: name, icon: Icon, count }) => (
        <button key={own} type="button" className={styles.chip} aria-pressed={own === value} onClick={() => onChange(own)}>
          {Icon && <Icon size={14} aria-hidden />}
          {name} {count !== undefined && <span className={styles.count}>{formats.number(count)}</span>}
        </button>
      ))}
    </fieldset>
  )
}
