import { Pin } from '../../../../src/ui/icons'
import type { ComponentProps } from 'react'
import type { Message } from '../../../../src/contract'
import { isolated, useFormats, useMessages } from '../../../../src/i18n'
import { CATEGORY_ICONS, IconButton, VisuallyHidden } from '../../../../src/ui'
import { nameOf } from '../../../../src/parts/message'
import { aboutWhat } from './aboutWhat'
import styles from './entry.module.css'
import { useEntryActions } from './useEntryActions'

interface Props extends ComponentProps<'article'> {
  message: Message
}

/** What the system or a change of data wrote: one quiet line. */
export function SystemEntry({ message, ...article }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { togglePin } = useEntryActions(message)
  const { category, from, date, pin, message: text } = message
  const what = aboutWhat(message, t)
  const Icon = CATEGORY_ICONS[category]
  const name = nameOf(from)
  return (
    <article {...article} className={styles.line} data-category={category}>
      <Icon size={14} aria-hidden />
      <VisuallyHidden>{t(`category.${category}`)}</VisuallyHidden>
      <p className={styles.lineText} dir="auto">
        {what ? t('websiteDetails.thread.about', { what, text }) : isolated(text)}
      </p>
      <span className={styles.lineMeta}>
        {name && <span>{name}</span>}
        <time dateTime={date} title={formats.dateTime(date)}>
          {formats.time(date)}
        </time>
      </span>
      <IconButton
        icon={Pin}
        label={t(pin ? 'websiteDetails.thread.unpin' : 'websiteDetails.thread.pin')}
        size="sm"
        className={styles.pin}
        data-on={pin || undefined}
        onClick={togglePin}
      />
    </article>
  )
}
