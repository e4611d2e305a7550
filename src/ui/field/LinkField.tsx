import { CircleCheck, TriangleAlert } from '../icons'
import { Button } from '../button/Button'
import styles from './linkField.module.css'
import { TextField, type TextFieldProps } from './TextField'

interface Props extends TextFieldProps {
  /** On the button that tries the address. */
  checkLabel: string
  /** What came of it. */
  verdict: { text: string; isGood: boolean } | null
  busy: boolean
  onCheck: () => void
}

/** A web address that can be tried. */
export function LinkField({ checkLabel, verdict, busy, onCheck, ...field }: Props) {
  const Icon = verdict?.isGood ? CircleCheck : TriangleAlert
  const isEmpty = !String(field.value ?? '').trim()
  return (
    <div className={styles.link}>
      <TextField {...field} type="url" />
      <div className={styles.check}>
        <Button size="sm" busy={busy} disabled={isEmpty || field.disabled} aria-label={`${checkLabel}: ${field.label}`} onClick={onCheck}>
          {checkLabel}
        </Button>
        <p role="status" className={styles.verdict} data-good={verdict?.isGood || undefined}>
          {verdict && (
            <>
              <Icon size={14} aria-hidden />
              {verdict.text}
            </>
          )}
        </p>
      </div>
    </div>
  )
}
