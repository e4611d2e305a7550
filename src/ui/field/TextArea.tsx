import type { ComponentProps } from 'react'
import { ControlBox } from './ControlBox'
import { Field, type FieldProps } from './Field'
import { useTooLong } from './useTooLong'
import styles from './textArea.module.css'

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'onChange' | 'children'> {
  onChange?: ((value: string) => void) | undefined
}

/** Several lines; grows with its text up to a third of the window. */
export function TextArea({ label, hideLabel, description, error, rows = 3, maxLength, onChange, ...textArea }: TextAreaProps) {
  const tooLong = useTooLong(textArea.value, maxLength)
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      description={description}
      error={tooLong.text ?? error}
      required={textArea.required}
      id={textArea.id}
    >
      {(control) => (
        <ControlBox>
          <textarea
            rows={rows}
            {...textArea}
            {...control}
            {...tooLong.attributes}
            className={styles.textArea}
            // What grows with its content forgets how many rows it begins with.
            style={{ '--rows': rows } as object}
            onChange={(event) => onChange?.(event.target.value)}
          />
        </ControlBox>
      )}
    </Field>
  )
}
