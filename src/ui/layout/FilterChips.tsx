import { useFormats } from '../../i18n'
import { cx } from '../cx'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import styles from './filterChips.module.css'
import { showInLine } from '../showInLine'

interface Chip<Value> {
  readonly value: Value
  readonly label: string
  /** How much there is of it; left out while nobody knows. */
  readonly count: number | undefined
}

interface Props<Value> {
  /** Names them together. */
  label: string
  chips: readonly Chip<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** In wide places they take as many lines as they need. */
  wraps?: boolean
  className?: string | undefined
}

/** What something is narrowed to, one at a time, with how much there is of each. */
export function FilterChips<Value extends string | null>({ label, chips, value, onChange, wraps = false, className }: Props<Value>) {
  const formats = useFormats()
  return (
    <fieldset className={cx(styles.chips, className)} data-wraps={wraps || undefined}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {chips.map(({ value: own, label: text, count }) => (
        <button
          key={own ?? ''}
          ref={own === value ? showInLine : undefined}
          type="button"
          className={styles.chip}
          aria-pressed={own === value}
          onClick={() => onChange(own)}
        >
          {text} {count !== undefined && <span className={styles.count}>{formats.number(count)}</span>}
        </button>
      ))}
    </fieldset>
  )
}
