import type { ComponentProps } from 'react'
import { MAX_INT } from '../../model'
import { type Adornments, ControlBox } from './ControlBox'
import { Field, type FieldProps } from './Field'

export interface NumberFieldProps
  extends FieldProps,
    Omit<Adornments, 'icon'>,
    Omit<ComponentProps<'input'>, 'onChange' | 'prefix' | 'type' | 'value' | 'children'> {
  value: number | null
  onChange: (value: number | null) => void
}

/** A number; `null` while the field is empty or holds no number. */
export function NumberField({
  label,
  hideLabel,
  description,
  error,
  prefix,
  suffix,
  value,
  max = MAX_INT,
  onChange,
  ...input
}: NumberFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} description={description} error={error} required={input.required} id={input.id}>
      {(control) => (
        <ControlBox prefix={prefix} suffix={suffix}>
          <input
            {...input}
            {...control}
            type="number"
            max={max}
            value={value ?? ''}
            onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)}
          />
        </ControlBox>
      )}
    </Field>
  )
}
