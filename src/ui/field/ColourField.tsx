import type { ComponentProps } from 'react'
import { cssColour, isHexColour, normaliseHexColour } from '../../model'
import { AS_TYPED } from './asTyped'
import styles from './colourField.module.css'
import { ControlBox } from './ControlBox'
import { Field, type FieldProps } from './Field'

export interface ColourFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'value' | 'children'> {
  /** Hex digits, with or without #. */
  value: string
  /** Up to six hex digits without #; perhaps not a whole colour yet. */
  onChange: (value: string) => void
}

const NO_COLOUR = '#ffffff'

/** A colour as hex digits, or from the browser's picker. What is no hex digit is dropped while typing (spec 5). */
export function ColourField({ label, hideLabel, description, error, value, onChange, ...input }: ColourFieldProps) {
  const digits = normaliseHexColour(value)
  return (
    <Field label={label} hideLabel={hideLabel} description={description} error={error} required={input.required} id={input.id}>
      {(control) => (
        <ControlBox className={styles.box}>
          <input
            type="color"
            aria-label={label}
            className={styles.swatch}
            disabled={input.disabled}
            value={isHexColour(digits) ? cssColour(digits) : NO_COLOUR}
            onChange={(event) => onChange(normaliseHexColour(event.target.value))}
          />
          <span className={styles.hash} aria-hidden>
            #
          </span>
          <input
            {...input}
            {...control}
            type="text"
            {...AS_TYPED}
            autoComplete="off"
            className={styles.digits}
            value={digits}
            onChange={(event) => onChange(normaliseHexColour(event.target.value))}
          />
        </ControlBox>
      )}
    </Field>
  )
}
