import type { ComponentProps } from 'react'
import type { Message } from '../../../../src/contract'
import { isolated, useFormats, useMessages } from '../../../../src/i18n'
import { CATEGORY_ICONS, VisuallyHidden } from '../../../../src/ui'
import { useMessageText } from '../../../../src/parts/log'
import { nameOf } from '../../../../src/parts/message'
import { aboutWhat } from './aboutWhat'
import { PinButton } from './PinButton'
import styles from './threadMessage.module.css'
import { useMessageActions } from './useMessageActions'

interface Props extends ComponentProps<'article'> {
  message: Message
}

/** What the system or a change of data wrote: one quiet line. */
export function SystemMessage({ message, ...article }: Props) {
  const t = useMessages()
  const messageText = useMessageText()
  const formats = useFormats()
  const { togglePin } = useMessageActions(message)
  const { category, from, date, pin } = message
  const text = messageText(message)
  const what = aboutWhat(message, t)
  const Icon = CATEGORY_ICONS[category]
  const name = nameOf(from)
  return (
    <article {...article} className={styles.line} data-category={category}>
      <Icon size={14} aria-hidden />
      <VisuallyHidden>{t(`category.${category}`)}</VisuallyHidden>
      <p className={styles.lineText} dir="auto">
        {what && what !== text ? t('websiteDetails.thread.about', { what, text }) : isolated(text)}
      </p>
      <span className={styles.lineMeta}>
        {name && <span className={styles.by}>{name}</span>}
        <time dateTime={date} title={formats.dateTime(date)}>
          {formats.time(date)}
        </time>
      </span>
      <PinButton isPinned={pin} onToggle={togglePin} />
    </article>
  )
}
