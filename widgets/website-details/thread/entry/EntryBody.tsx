import { Suspense } from 'react'
import type { Message } from '../../../../src/contract'
import { lazyPart } from '../../../../src/islands'
import { ErrorBoundary } from '../../../../src/ui'
import { PlainText } from './PlainText'

const MailBody = lazyPart(async () => ({ default: (await import('../../../../src/mail')).MailBody }))

interface Props {
  message: Message
  /** Shows the text even where there is a formatted mail. */
  isPlain: boolean
}

/** The words of an entry: a formatted mail in its frame, which the text stands in for until it is there. */
export function EntryBody({ message, isPlain }: Props) {
  const text = <PlainText text={message.message} />
  if (!message.messageHtml || isPlain) return text
  return (
    <ErrorBoundary>
      <Suspense fallback={text}>
        <MailBody html={message.messageHtml} title={message.subject} files={message.files} fallback={text} />
      </Suspense>
    </ErrorBoundary>
  )
}
