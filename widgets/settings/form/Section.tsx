import { CircleAlert, Lock } from '../../../src/ui/icons'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import { registerScrollTarget } from '../../../src/store'
import { Card, SaveBar } from '../../../src/ui'
import styles from '../settings.module.css'
import type { SectionState } from './useSection'

interface Props {
  /** Links with this hash lead here (spec 2.6). */
  anchor: string
  /** Why nothing can be changed here. */
  locked?: string | undefined
  /** Without it the section saves nothing by itself. */
  section?: SectionState | undefined
  /** What belongs here and is not part of the form: it stays usable when the form is not. */
  after?: ReactNode
  children: ReactNode
}

/** One section of the settings: a heading, what it is about, and a card that is a form with a save bar of its own. */
export function Section({ anchor, locked, section, after, children }: Props) {
  const t = useMessages()
  const ref = useRef<HTMLElement>(null)
  const titleId = useId()
  useEffect(() => (ref.current ? registerScrollTarget(anchor, ref.current) : undefined), [anchor])

  return (
    <section ref={ref} aria-labelledby={titleId} className={styles.section}>
      <header className={styles.about}>
        <h2 id={titleId} className={styles.heading}>
          {t(`settings.${anchor}`)}
        </h2>
        <p className={styles.description}>{t(`settings.${anchor}.description`)}</p>
        {locked && (
          <p className={styles.locked}>
            <Lock size={14} aria-hidden />
            {locked}
          </p>
        )}
      </header>
      <Card>
        {section ? (
          <SectionForm section={section} locked={locked} titleId={titleId}>
            {children}
          </SectionForm>
        ) : (
          children
        )}
        {after}
      </Card>
    </section>
  )
}

interface FormProps extends Pick<Props, 'locked' | 'children'> {
  section: SectionState
  titleId: string
}

function SectionForm({ section, locked, titleId, children }: FormProps) {
  const t = useMessages()
  const ref = useRef<HTMLFormElement>(null)
  const { isDirty, isSaving, failure, submit, discard } = section

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isDirty || isSaving) return
    await submit()
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <form ref={ref} noValidate aria-labelledby={titleId} onSubmit={(event) => void onSubmit(event)}>
      <fieldset disabled={Boolean(locked)} className={styles.fields}>
        {children}
        {failure && (
          <p role="alert" className={styles.failure}>
            <CircleAlert size={16} aria-hidden />
            {t(failure.message, failure.values)}
          </p>
        )}
      </fieldset>
      <SaveBar dirty={isDirty} busy={isSaving} onDiscard={discard} />
    </form>
  )
}
