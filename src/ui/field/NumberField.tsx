import type { ComponentProps, WheelEvent } from 'react'
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
            onWheel={letScroll}
            value={value ?? ''}
            onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)}
          />
        </ControlBox>
      )}
    </Field>
  )
}

/** Chromium and Safari change a number that has the focus where the page is scrolled over it, unless it is read-only; then they scroll. */
function letScroll({ currentTarget: input }: WheelEvent<HTMLInputElement>): void {
  if (input.readOnly) return
  input.readOnly = true
  requestAnimationFrame(() => {
    input.readOnly = false
  })
}
