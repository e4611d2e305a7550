import type { ComponentProps, ReactNode } from 'react'
import { type Message, partner_website_log_left_out } from '../../contract'
import { useFormats, useMessages } from '../../i18n'
import { useIsland } from '../../islands'
import { isUndone, type LeftOutFile } from '../../model'
import { CATEGORY_ICONS } from '../../ui'
import { LeftOutFiles, ReducedNote, SenderMark } from '../mailNotes'
import { FileList } from './files/FileList'
import { MessageBody } from './MessageBody'
import { MessageNotes } from './MessageNotes'
import styles from './message.module.css'
import { nameOf } from './nameOf'

interface Props extends ComponentProps<'article'> {
  /** What else can be done with its files. */
  files?: Pick<ComponentProps<typeof FileList>, 'renderAction' | 'actions'> | undefined
  websiteId: number
  message: Message
  /** Shows the text even where there is a formatted mail. */
  isPlain?: boolean
  /** Where no heading says which day it is of, it does itself. */
  hasDay?: boolean
  /** The level of the heading that says who wrote it. */
  heading?: 'h3' | 'h4'
  /** What else there is to know beside the time. */
  meta?: ReactNode
  /** What can be done with it. */
  actions?: ReactNode
  /** Stands in for its words while they are changed. */
  editor?: ReactNode
  /** Takes an answer back that waits to be sent. */
  onTakeBack: (message: Message) => void
}

/** One message of a log. Its category shows by icon, text and colour; what only the team reads looks like nothing else. */
export function MessageCard({
  websiteId,
  message,
  isPlain,
  hasDay = false,
  heading: Heading = 'h4',
  meta,
  actions,
  editor,
  files,
  onTakeBack,
  ...rest
}: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { router } = useIsland()
  const { id, category, from, to, date } = message
  const Icon = CATEGORY_ICONS[category]
  const leftOutUrl = router.has(partner_website_log_left_out.name)
    ? ({ part }: LeftOutFile) => router.generate(partner_website_log_left_out.name, { website: websiteId, log: id, part })
    : undefined
  return (
    <article {...rest} className={styles.message} data-category={category} data-open={isUndone(message) || undefined}>
      <header className={styles.header}>
        <span className={styles.mark} aria-hidden>
          <Icon size={16} />
        </span>
        <div className={styles.who}>
          <Heading className={styles.names}>
            <span className={styles.from}>{nameOf(from) || t('message.unknownSender')}</span>
            {to && <span className={styles.to}>{t('message.to', { name: nameOf(to) })}</span>}
          </Heading>
          <div className={styles.meta}>
            <span className={styles.category}>{t(`category.${category}`)}</span>
            <time dateTime={date} title={formats.dateTime(date)}>
              {hasDay ? formats.shortDateTime(date) : formats.time(date)}
            </time>
            <SenderMark auth={message.auth} />
            {meta}
          </div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {editor ?? (
        <>
          {message.subject && <p className={styles.subject}>{message.subject}</p>}
          <MessageBody message={message} isPlain={isPlain} />
          {message.reduced && <ReducedNote />}
        </>
      )}
      <FileList {...files} files={message.files} />
      <LeftOutFiles files={message.leftOut} url={leftOutUrl} />
      <MessageNotes message={message} onTakeBack={onTakeBack} />
    </article>
  )
}
