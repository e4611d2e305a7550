import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import styles from './checkbox.module.css'
import { ChoiceRow } from './ChoiceRow'
import type { FieldProps } from './Field'
import groupStyles from './radioGroup.module.css'

interface RadioOption {
  value: string
  label: string
  description?: ReactNode
  disabled?: boolean | undefined
}

export interface RadioGroupProps extends FieldProps {
  options: readonly RadioOption[]
  value: string | null
  onChange: (value: string) => void
}

/** One of a few choices, all visible. */
export function RadioGroup({ label, hideLabel, description, error, options, value, onChange }: RadioGroupProps) {
  const id = useId()
  return (
    <fieldset className={groupStyles.group} aria-describedby={error || description ? `${id}help` : undefined}>
      <legend className={hideLabel ? undefined : groupStyles.legend}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      {options.map((option) => (
        <ChoiceRow key={option.value} label={option.label} description={option.description}>
          {(control) => (
            <input
              {...control}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              className={styles.radio}
              onChange={() => onChange(option.value)}
            />
          )}
        </ChoiceRow>
      ))}
      {(error || description) && (
        <div id={`${id}help`} className={groupStyles.help} data-error={Boolean(error) || undefined}>
          {error || description}
        </div>
      )}
    </fieldset>
  )
}
