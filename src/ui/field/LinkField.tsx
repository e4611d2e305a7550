import { CircleCheck, TriangleAlert } from '../icons'
import { Button } from '../button/Button'
import styles from './linkField.module.css'
import { TextField, type TextFieldProps } from './TextField'

interface Props extends TextFieldProps {
  /** On the button that tries the address. */
  checkLabel: string
  /** What came of it. */
  result: { text: string; isGood: boolean } | null
  busy: boolean
  onCheck: () => void
}

/** A web address that can be tried. */
export function LinkField({ checkLabel, result, busy, onCheck, ...field }: Props) {
  const Icon = result?.isGood ? CircleCheck : TriangleAlert
  const isEmpty = !String(field.value ?? '').trim()
  return (
    <div className={styles.link}>
      <TextField {...field} type="url" />
      <div className={styles.check}>
        <Button size="sm" busy={busy} disabled={isEmpty || field.disabled} aria-label={`${checkLabel}: ${field.label}`} onClick={onCheck}>
          {checkLabel}
        </Button>
        <p role="status" className={styles.result} data-good={result?.isGood || undefined}>
          {result && (
            <>
              <Icon size={14} aria-hidden />
              {result.text}
            </>
          )}
        </p>
      </div>
    </div>
  )
}
