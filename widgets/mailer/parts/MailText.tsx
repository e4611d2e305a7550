import { type Ref, type RefObject, Suspense } from 'react'
import { useFormats, useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { MAIL_SUBJECT_MAX_LENGTH, mergeFields } from '../../../src/model'
import type { MailEditorHandle } from '../../../src/parts/mailEditor'
import { Skeleton, TextField } from '../../../src/ui'
import type { Missing } from '../shared/checkDraft'
import type { Draft } from '../shared/Draft'

const MailEditor = lazyPart(async () => ({ default: (await import('../../../src/parts/mailEditor')).MailEditor }))

interface Props {
  draft: Draft
  /** Another one makes the editor begin again with the words of the draft. */
  edition: number
  /** What merge fields stand for. */
  fields: Readonly<Record<string, string>>
  /** Each of several customers reads a subject of their own. */
  isForMany?: boolean
  /** What has to be filled in before the mail can leave. */
  missing?: Missing | null
  subjectRef?: Ref<HTMLInputElement> | undefined
  editorRef: RefObject<MailEditorHandle | null>
  onChange: (part: Partial<Draft>) => void
}

/** What the mail says: its subject and its text. */
export function MailText({ draft, edition, fields, isForMany, missing, subjectRef, editorRef, onChange }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const errorOf = (names: readonly string[] = []) => (names.length > 0 ? t('mailer.missing', { fields: formats.list(names) }) : undefined)
  const filled = isForMany ? undefined : filledSubject(draft.subject, fields)
  return (
    <>
      <TextField
        ref={subjectRef}
        label={t('mailer.subject')}
        value={draft.subject}
        maxLength={MAIL_SUBJECT_MAX_LENGTH}
        dir="auto"
        description={filled && t('mailer.subject.filled', { subject: filled })}
        error={errorOf(missing?.subject)}
        onChange={(subject) => onChange({ subject })}
        onKeyDown={(event) => {
          // Whoever ends a subject goes on with the text; only the keys that say so send.
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          editorRef.current?.focus()
        }}
      />
      <Suspense fallback={<Skeleton width="100%" height="260px" />}>
        <MailEditor
          key={edition}
          ref={editorRef}
          label={t('mailer.text')}
          initialHtml={draft.html}
          fields={fields}
          error={errorOf(missing?.text)}
          onChange={(html) => onChange({ html })}
        />
      </Suspense>
    </>
  )
}

/** A subject as it is read, where fields stand in for some of its words and all of them are known. */
function filledSubject(subject: string, fields: Readonly<Record<string, string>>): string | undefined {
  const { text, missing } = mergeFields(subject, fields)
  return missing.length > 0 || text === subject ? undefined : text
}
