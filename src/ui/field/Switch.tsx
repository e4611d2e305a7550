import type { ComponentProps } from 'react'
import { ChoiceRow } from './ChoiceRow'
import type { FieldProps } from './Field'
import styles from './switch.module.css'

export interface SwitchProps extends FieldProps, Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'role' | 'children'> {
  onChange?: ((checked: boolean) => void) | undefined
}

/** On or off, with effect at once. In a form with a save button take Checkbox. */
export function Switch({ label, hideLabel, description, error, onChange, ...input }: SwitchProps) {
  return (
    <ChoiceRow label={label} hideLabel={hideLabel} description={description} error={error} id={input.id}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="checkbox"
          // A checkbox says by itself whether it is checked.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          className={styles.switch}
          onChange={(event) => onChange?.(event.target.checked)}
        />
      )}
    </ChoiceRow>
  )
}
