import { Lock } from '../../../src/ui/icons'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import { Refusal } from '../../../src/parts/submit'
import { Fields, SaveBar, Section } from '../../../src/ui'
import styles from '../shared/settings.module.css'
import type { SectionState } from './useSection'
import { useScrollTarget } from '../../../src/store'

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
export function SettingsSection({ anchor, locked, section, after, children }: Props) {
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
          {section ? (
            <SectionForm section={section} locked={locked} titleId={titleId}>
              {children}
            </SectionForm>
          ) : (
            children
          )}
          {after}
        </>
      )}
    </Section>
  )
}

interface FormProps extends Pick<Props, 'locked' | 'children'> {
  section: SectionState
  titleId: string
}

function SectionForm({ section, locked, titleId, children }: FormProps) {
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
      <fieldset disabled={Boolean(locked)}>
        <Fields>
          {children}
          <Refusal error={failure} />
        </Fields>
      </fieldset>
      <SaveBar dirty={isDirty} busy={isSaving} onDiscard={discard} />
    </form>
  )
}
