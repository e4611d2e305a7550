import { Lock } from '../../../src/ui/icons'
import type { ReactNode } from 'react'
import { useMessages } from '../../../src/i18n'
import { Fields, LockedFields, Section } from '../../../src/ui'
import styles from '../shared/settings.module.css'
import { useScrollTarget } from '../../../src/store'

interface Props {
  /** Links with this hash lead here (spec 2.6). */
  anchor: string
  /** Why nothing can be changed here. */
  locked?: string | undefined
  /** Its fields are saved with those of the other sections. */
  isForm?: boolean
  /** What belongs here and is not part of the form: it stays usable when the form is not. */
  after?: ReactNode
  children: ReactNode
}

/** One section of the settings: a heading, what it is about, and a card. */
export function SettingsSection({ anchor, locked, isForm, after, children }: Props) {
  const t = useMessages()
  const ref = useScrollTarget(anchor)
  const note = locked && (
    <p className={styles.locked}>
      <Lock size={14} aria-hidden />
      {locked}
    </p>
  )
  return (
    <Section ref={ref} title={t(`settings.${anchor}`)} description={t(`settings.${anchor}.description`)} note={note}>
      {(titleId) => (
        <>
          {isForm ? (
            <form noValidate aria-labelledby={titleId}>
              <Fields>
                <LockedFields reason={locked} hideReason>
                  {children}
                </LockedFields>
              </Fields>
              {/* Enter saves; the button that is seen stands below all pages. */}
              <input type="submit" hidden />
            </form>
          ) : (
            children
          )}
          {after}
        </>
      )}
    </Section>
  )
}
