import { useEffect, useRef } from 'react'
import type { MailerOptions } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { Attachments, WritingForm } from '../../src/parts/attachments'
import { WebsiteLink } from '../../src/parts/websiteLink'
import { Refusal } from '../../src/parts/submit'
import { Checkbox, PageHead, Stack } from '../../src/ui'
import type { Draft } from './shared/Draft'
import styles from './shared/mailer.module.css'
import { AddressFields } from './parts/AddressFields'
import { LaterFields } from './parts/LaterFields'
import { MailActions } from './parts/MailActions'
import { MailText } from './parts/MailText'
import type { AskedQuestions } from './parts/QuestionsDialog'
import { TemplateField } from './parts/TemplateField'
import type { Mail } from './shared/useMail'

interface Props {
  mail: Mail
  draft: Draft
  options: MailerOptions
  /** It takes the place of a mail that was sent, and the focus with it. */
  isBack: boolean
  /** A template asks for what it cannot know. */
  onAsk: (asked: AskedQuestions) => void
  onPreview: () => void
}

/** Everything of a mail that is written, with what holds it beside its fields. */
export function MailForm({ mail, draft, options, isBack, onAsk, onPreview }: Props) {
  const t = useMessages()
  const { edition, editor, change, uploads, sending, checks } = mail
  const { website, reply, fields, sender } = options
  const form = useRef<HTMLFormElement>(null)
  const to = useRef<HTMLInputElement>(null)
  const subject = useRef<HTMLInputElement>(null)
  const time = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isBack) subject.current?.focus()
  }, [isBack])

  const places = {
    recipients: () => to.current?.focus(),
    words: (words: string) => (draft.subject.includes(words) ? subject.current?.focus() : editor.current?.select(words)),
    files: () => form.current?.querySelector<HTMLElement>('[data-failed] button')?.focus(),
    time: () => time.current?.focus(),
  }
  return (
    <WritingForm
      ref={form}
      className={styles.form}
      aria-label={t('mailer.title')}
      onSend={() => checks.submit(places)}
      onFiles={uploads.add}
    >
      <Stack>
        <PageHead
          title={t(reply ? 'mailer.reply' : 'mailer.title')}
          beside={<WebsiteLink website={website} className={styles.website} />}
        />
        <TemplateField options={options} draft={draft} writing={mail} onAsk={onAsk} />
        <AddressFields
          toRef={to}
          options={options}
          draft={draft}
          error={checks.isWithoutRecipient ? t('mailer.to.wrong') : undefined}
          onChange={change}
        />
        <MailText
          draft={draft}
          edition={edition}
          fields={fields}
          missing={checks.missing}
          subjectRef={subject}
          editorRef={editor}
          onChange={change}
        />
        {reply && <Checkbox label={t('mailer.quote')} checked={draft.quote} onChange={(quote) => change({ quote })} />}
        <Attachments
          files={draft.files}
          uploads={uploads.uploads}
          onRemove={(file) => change({ files: draft.files.filter(({ id }) => id !== file.id) })}
          onDrop={uploads.drop}
          onRetry={uploads.retry}
        />
        {mail.isForLater && <LaterFields draft={draft} isTooLate={checks.isTooLate} timeRef={time} onChange={change} />}
        {sending.failure && <Refusal error={sending.failure} />}
        <p className={styles.sender}>{t('mailer.from', { name: sender?.name, email: sender?.email })}</p>
        <MailActions mail={mail} draft={draft} options={options} onPreview={onPreview} />
      </Stack>
    </WritingForm>
  )
}
