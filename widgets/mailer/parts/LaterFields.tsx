import type { RefObject } from 'react'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { Checkbox, TextField } from '../../../src/ui'
import type { Draft } from '../shared/Draft'
import styles from '../shared/mailer.module.css'

interface Props {
  draft: Draft
  /** Its time has passed. */
  isTooLate: boolean
  timeRef: RefObject<HTMLInputElement | null>
  onChange: (part: Partial<Draft>) => void
}

/** When the mail leaves, and what keeps it from leaving. */
export function LaterFields({ draft, isTooLate, timeRef, onChange }: Props) {
  const t = useMessages()
  const { timeZone: zone } = useIsland().page
  return (
    <fieldset className={styles.later}>
      <TextField
        ref={timeRef}
        label={t('mailer.sendAt')}
        description={t('mailer.zone', { zone })}
        // One of the browser's own, which the field does not name.
        {...({ type: 'datetime-local' } as object)}
        value={draft.sendAt}
        error={isTooLate ? t('mailer.sendAt.passed') : undefined}
        onChange={(sendAt) => onChange({ sendAt })}
      />
      <Checkbox
        label={t('mailer.cancelIfAnswered')}
        checked={draft.cancelIfAnswered}
        onChange={(cancelIfAnswered) => onChange({ cancelIfAnswered })}
      />
    </fieldset>
  )
}
