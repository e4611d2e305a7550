import { type ReactNode, useId } from 'react'
import { cx } from '../cx'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import styles from './choiceRow.module.css'
import type { ControlProps, FieldProps } from './Field'

interface Props extends FieldProps {
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A checkbox, radio button or switch with its label beside it. */
export function ChoiceRow({ label, hideLabel, description, error, id: givenId, children }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const helpId = `${id}help`
  const errorId = `${id}error`
  // A table has hundreds: two elements instead of five.
  if (hideLabel && !error && !description)
    return (
      <div className={cx(styles.row, styles.bare)}>
        {children({ id, 'aria-label': label, 'aria-describedby': undefined, 'aria-invalid': undefined })}
      </div>
    )
  const describedBy = [error && errorId, description && helpId].filter(Boolean).join(' ')
  return (
    <div className={styles.row}>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      <div className={styles.texts}>
        {hideLabel ? (
          <VisuallyHidden>
            <label htmlFor={id}>{label}</label>
          </VisuallyHidden>
        ) : (
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
        )}
        {error && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
        {description && (
          <div id={helpId} className={styles.description}>
            {description}
          </div>
        )}
      </div>
    </div>
  )
}
