import type { ComponentProps } from 'react'
import { withoutUnseen } from '../../model'
import { type Adornments, ControlBox } from './ControlBox'
import { Field, type FieldProps } from './Field'
import { useTooLong } from './useTooLong'

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
  maxLength,
  onChange,
  ...input
}: TextFieldProps) {
  const tooLong = useTooLong(input.value, maxLength)
  const isLanguage = type === 'text' && input.spellCheck !== false
  const read = (text: string) => (type === 'email' ? addressIn(text) : isLanguage ? text : withoutUnseen(text))
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      description={description}
      error={tooLong.text ?? error}
      required={input.required}
      id={input.id}
    >
      {(control) => (
        <ControlBox icon={icon} prefix={prefix} suffix={suffix}>
          <input {...input} {...control} {...tooLong.attributes} type={type} onChange={(event) => onChange?.(read(event.target.value))} />
        </ControlBox>
      )}
    </Field>
  )
}

/** Of what mail programs copy, `Ada Byron <ada@example.com>`, and links to addresses. */
const addressIn = (text: string): string => withoutUnseen(text).replace(/^[^<]*<([^<>]+)>\s*$|^mailto:/i, '$1')
