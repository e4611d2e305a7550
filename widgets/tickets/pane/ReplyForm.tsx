import { type RefObject, useRef } from 'react'
import { useCustomerDataQuery } from '../../../src/api/customers'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { customerEmail } from '../../../src/model'
import { Attachments, WritingForm } from '../../../src/parts/attachments'
import { beginTemplate, MailerLink, ReplyQuestions, SendFailure, TemplateArea } from '../../../src/parts/composer'
import { FileChooser, TextField } from '../../../src/ui'
import type { Desk } from '../desk/useDesk'
import { ReplyButtons } from './ReplyButtons'
import styles from './reply.module.css'
import { useReply } from './useReply'

interface Props {
  desk: Desk
  ticket: Message
  websiteId: number
  text: RefObject<HTMLTextAreaElement | null>
}

/** Where a ticket is answered, below what the customer wrote. */
export function ReplyForm({ desk, ticket, websiteId, text }: Props) {
  const t = useMessages()
  const reply = useReply(desk, ticket, websiteId)
  const { draft, change, type, uploads } = reply
  const chooser = useRef<HTMLInputElement>(null)
  const { data } = useCustomerDataQuery(websiteId)
  const to = data && customerEmail(data.customer)

  return (
    <>
      <WritingForm className={styles.reply} aria-label={t('tickets.reply')} onSend={() => void reply.send('close')} onFiles={uploads.add}>
        <div className={styles.line}>
          {to && <p className={styles.to}>{t('composer.to', { email: to })}</p>}
          {to === null && <p className={styles.noAddress}>{t('composer.noAddress')}</p>}
          <MailerLink websiteId={websiteId} reply={ticket.id} />
        </div>
        <TextField
          label={t('composer.subject')}
          hideLabel
          value={draft.subject}
          onChange={(subject) => change({ subject })}
          onKeyDown={(event) => {
            // Whoever ends a subject goes on with the text; only the keys that say so send.
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            text.current?.focus()
          }}
        />
        <TemplateArea
          websiteId={websiteId}
          area={text}
          label={t('tickets.reply.text')}
          rows={2}
          placeholder={t('tickets.reply.hint')}
          written={draft}
          onChange={type}
        />
        <Attachments
          files={draft.files}
          uploads={uploads.uploads}
          onRemove={(file) => change({ files: draft.files.filter(({ id }) => id !== file.id) })}
          onDrop={uploads.drop}
          onRetry={uploads.retry}
        />
        <SendFailure sending={reply} />
        <FileChooser ref={chooser} multiple onChoose={uploads.add} />
        <ReplyButtons
          reply={reply}
          onAttach={() => chooser.current?.click()}
          onTemplate={() => text.current && beginTemplate(text.current)}
        />
      </WritingForm>
      <ReplyQuestions sending={reply} onSend={() => void reply.goOn()} />
    </>
  )
}
