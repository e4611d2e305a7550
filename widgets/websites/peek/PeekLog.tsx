import { useNewestMessagesQuery } from '../../../src/api/messages'
import type { Message, Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { useMessageText } from '../../../src/parts/log'
import { SenderMark } from '../../../src/parts/mailNotes'
import { WebsiteLink } from '../../../src/parts/websiteLink'
import { CATEGORY_ICONS, VisuallyHidden } from '../../../src/ui'
import { PeekSection } from './PeekSection'
import styles from './peek.module.css'

/** What was written last, the newest at the bottom as in the log, which a link leads to. */
export function PeekLog({ website }: { website: Website }) {
  const t = useMessages()
  const query = useNewestMessagesQuery(website.id)
  const { id } = website
  return (
    <PeekSection
      title={t('websites.peek.log')}
      query={query}
      none={t('websites.peek.log.none')}
      end={<WebsiteLink website={{ id, title: t('websites.peek.log.all') }} className={styles.all} />}
    >
      {(newest) => (
        <ol className={styles.messages}>
          {newest.toReversed().map((message) => (
            <PeekMessage key={message.id} message={message} websiteId={id} />
          ))}
        </ol>
      )}
    </PeekSection>
  )
}

function PeekMessage({ message, websiteId }: { message: Message; websiteId: number }) {
  const { id, category, from, date, subject, snippet, line, auth } = message
  const t = useMessages()
  const messageText = useMessageText()
  const formats = useFormats()
  const Icon = CATEGORY_ICONS[category]
  const name = from && (fullName(from) || from.email)
  const words = line ? messageText(message) : snippet || message.message
  return (
    <li className={styles.message} data-category={category}>
      <p className={styles.messageHead}>
        <Icon size={14} aria-hidden />
        <VisuallyHidden>{t(`category.${category}`)}</VisuallyHidden>
        <WebsiteLink website={{ id: websiteId, title: name || t(`category.${category}`) }} messageId={id} className={styles.from} />
        <SenderMark auth={auth} />
        <time dateTime={date} title={formats.dateTime(date)} className={styles.time}>
          {formats.relative(date)}
        </time>
      </p>
      {subject && <p className={styles.subject}>{subject}</p>}
      {words !== subject && (
        <p className={styles.words} dir="auto">
          {words}
        </p>
      )}
    </li>
  )
}
