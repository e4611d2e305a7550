import type { ComponentProps } from 'react'
import { DATE_MAX, DATE_MIN } from '../../model'
import { ControlBox } from './ControlBox'
import styles from './dateField.module.css'
import { Field, type FieldProps } from './Field'
import { pastedDay } from './pastedDay'

export interface DateFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'value' | 'children'> {
  /** A calendar day as `YYYY-MM-DD`, or '' for none. */
  value: string
  /** Called with a whole date, or '' when the field was emptied or is incomplete. */
  onChange: (value: string) => void
}

/** A calendar day. The browser's own field: typed by parts in the reader's order, or pasted, with a calendar to pick from. */
export function DateField({ label, hideLabel, description, error, min = DATE_MIN, max = DATE_MAX, onChange, ...input }: DateFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} description={description} error={error} required={input.required} id={input.id}>
      {(control) => (
        <ControlBox>
          <input
            {...input}
            {...control}
            type="date"
            min={min}
            max={max}
            className={styles.date}
            data-empty={input.value === '' || undefined}
            onChange={(event) => onChange(event.target.value)}
            onPaste={(event) => {
              const day = pastedDay(event)
              if (day === null || input.readOnly) return
              event.preventDefault()
              onChange(day)
            }}
          />
        </ControlBox>
      )}
    </Field>
  )
}
