import type { ComponentProps } from 'react'
import { ChoiceRow } from './ChoiceRow'
import styles from './checkbox.module.css'
import type { FieldProps } from './Field'

export interface CheckboxProps extends FieldProps, Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'ref' | 'children'> {
  /** Some of what it stands for is checked. */
  indeterminate?: boolean | undefined
  onChange?: ((checked: boolean) => void) | undefined
}

export function Checkbox({ label, hideLabel, description, error, indeterminate = false, onChange, ...input }: CheckboxProps) {
  return (
    <ChoiceRow label={label} hideLabel={hideLabel} description={description} error={error} id={input.id}>
      {(control) => (
        <input
          {...input}
          {...control}
          ref={(element) => {
            if (element) element.indeterminate = indeterminate
          }}
          type="checkbox"
          className={styles.checkbox}
          onChange={(event) => onChange?.(event.target.checked)}
        />
      )}
    </ChoiceRow>
  )
}
