import { Suspense } from 'react'
import { type Message, partner_website_log_picture } from '../../contract'
import { useIsland } from '../../islands'
import { ErrorBoundary } from '../../ui'
import { useMessageText } from '../log'
import { MailBody } from './mailPart'
import { PlainText } from './PlainText'

interface Props {
  message: Message
  /** Shows the text even where there is a formatted mail. */
  isPlain?: boolean | undefined
}

/** The words of a message: a formatted mail in its frame, which the text stands in for until it is there. */
export function MessageBody({ message, isPlain = false }: Props) {
  const { router } = useIsland()
  const messageText = useMessageText()
  const text = <PlainText text={messageText(message)} />
  if (!message.messageHtml || isPlain) return text
  const { website, id } = message
  const pictureUrl =
    website && router.has(partner_website_log_picture.name)
      ? (url: string) => router.generate(partner_website_log_picture.name, { website: website.id, log: id }, { query: { url } })
      : undefined
  return (
    <ErrorBoundary>
      <Suspense fallback={text}>
        <MailBody html={message.messageHtml} title={message.subject} files={message.files} pictureUrl={pictureUrl} fallback={text} />
      </Suspense>
    </ErrorBoundary>
  )
}
