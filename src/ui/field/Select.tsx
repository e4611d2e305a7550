import { ChevronDown } from '../icons'
import type { ComponentProps } from 'react'
import { type Adornments, ControlBox } from './ControlBox'
import { Field, type FieldProps } from './Field'
import styles from './select.module.css'

export interface Option {
  value: string
  label: string
  disabled?: boolean | undefined
}

interface OptionGroup {
  label: string
  options: readonly Option[]
}

export interface SelectProps
  extends FieldProps,
    Pick<Adornments, 'icon'>,
    Omit<ComponentProps<'select'>, 'onChange' | 'children' | 'multiple' | 'size'> {
  options: readonly (Option | OptionGroup)[]
  /** Shown while nothing is chosen, and what to choose for nothing. */
  placeholder?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** The browser's own select: best on phones, complete for screen readers. For long lists take ComboBox. */
export function Select({ label, hideLabel, description, error, icon, options, placeholder, onChange, ...select }: SelectProps) {
  return (
    <Field label={label} hideLabel={hideLabel} description={description} error={error} required={select.required} id={select.id}>
      {(control) => (
        <ControlBox icon={icon} className={styles.box}>
          <select {...select} {...control} className={styles.select} onChange={(event) => onChange?.(event.target.value)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(toOption)}
                </optgroup>
              ) : (
                toOption(entry)
              ),
            )}
          </select>
          <ChevronDown className={styles.chevron} size={16} aria-hidden />
        </ControlBox>
      )}
    </Field>
  )
}

const toOption = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)
