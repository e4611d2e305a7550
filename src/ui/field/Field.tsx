import { CircleAlert } from '../icons'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import styles from './field.module.css'

export interface FieldProps {
  label: string
  /** The label is for screen readers only. */
  hideLabel?: boolean | undefined
  /** Help below the control. */
  description?: ReactNode
  /** What is wrong and how to cure it. */
  error?: ReactNode
}

/** What the control of a field needs. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  /** Where the label is nowhere else. */
  'aria-label'?: string
}

interface Props extends FieldProps {
  /** Shows the mark of a required field; the control itself has `required` too. */
  required?: boolean | undefined
  /** The id of the control, where the caller chose one. */
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label, control, help and error, tied together. */
export function Field({ label, hideLabel, description, error, required, id: givenId, children }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const helpId = `${id}help`
  const errorId = `${id}error`
  const describedBy = [error && errorId, description && helpId].filter(Boolean).join(' ')
  const labelText = (
    <label id={`${id}label`} htmlFor={id} className={styles.label}>
      {label}
      {required && (
        <span className={styles.required} aria-hidden>
          *
        </span>
      )}
    </label>
  )
  return (
    <div className={styles.field}>
      {hideLabel ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={errorId} className={styles.error}>
          <CircleAlert size={14} aria-hidden />
          {error}
        </p>
      )}
      {description && (
        <div id={helpId} className={styles.description}>
          {description}
        </div>
      )}
    </div>
  )
}
