import { type RefObject, useEffect, useRef } from 'react'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Composer, FileTools, MailFields, templateCompletion } from '../../../src/parts/composer'
import type { Desk } from '../desk/useDesk'
import { ReplyButtons } from './ReplyButtons'
import styles from './reply.module.css'
import { useReply } from './useReply'

interface Props {
  desk: Desk
  ticket: Message
  websiteId: number
  text: RefObject<HTMLTextAreaElement | null>
  /** Somebody wants to write. */
  isAwaited: boolean
}

/** Where a ticket is answered, below what the customer wrote. */
export function ReplyForm({ desk, ticket, websiteId, text, isAwaited }: Props) {
  const t = useMessages()
  // Its buttons can be pressed no more. Whoever has gone elsewhere meanwhile stays there.
  const toText = () => text.current?.form?.querySelector(':focus') && text.current.focus()
  const reply = useReply(desk, ticket, websiteId, toText)
  const { draft, change, isKept } = reply
  const chooser = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAwaited) text.current?.focus()
  }, [isAwaited, text])
  return (
    <Composer
      {...templateCompletion}
      label={t('tickets.reply')}
      textLabel={t('tickets.reply.text')}
      placeholder={t('tickets.reply.hint')}
      websiteId={websiteId}
      composer={reply}
      text={text}
      chooser={chooser}
      head={<MailFields websiteId={websiteId} draft={draft} text={text} onChange={change} />}
      foot={
        <div className={styles.buttons}>
          <FileTools mode={draft.mode} text={text} chooser={chooser} />
          <p className={styles.hint}>{isKept && t('composer.kept')}</p>
          <ReplyButtons reply={reply} />
        </div>
      }
      onSend={() => void reply.send('close')}
      onGoOn={() => void reply.goOn()}
    />
  )
}
