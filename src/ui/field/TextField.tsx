import type { ComponentProps } from 'react'
import { type Adornments, ControlBox } from './ControlBox'
import { Field, type FieldProps } from './Field'

export interface TextFieldProps extends FieldProps, Adornments, Omit<ComponentProps<'input'>, 'onChange' | 'prefix' | 'children'> {
  type?: 'text' | 'email' | 'tel' | 'url' | undefined
  onChange?: ((value: string) => void) | undefined
}

/** One line of text. */
export function TextField({
  label,
  hideLabel,
  description,
  error,
  icon,
  prefix,
  suffix,
  type = 'text',
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} description={description} error={error} required={input.required} id={input.id}>
      {(control) => (
        <ControlBox icon={icon} prefix={prefix} suffix={suffix}>
          <input {...input} {...control} type={type} onChange={(event) => onChange?.(event.target.value)} />
        </ControlBox>
      )}
    </Field>
  )
}
