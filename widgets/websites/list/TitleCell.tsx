import { Bell, ListTodo, MessageSquare, Star } from '../../../src/ui/icons'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { WebsiteLink } from '../../../src/parts/websiteLink'
import styles from '../cells/cells.module.css'
import { PeekButton } from '../peek/PeekButton'
import { ContractMarks } from '../cells/ContractMarks'
import { Mark } from '../cells/Mark'
import { SubLine } from '../cells/SubLine'
import { Thumbnail } from '../cells/Thumbnail'

interface Props {
  website: Website
  /** It no longer meets the filters and stays only until the list is loaded again. */
  hasLeft: boolean
}

export function TitleCell({ website, hasLeft }: Props) {
  const t = useMessages()
  const { domain, label, image, following, open_tickets: tickets, todo_count: todos } = website
  return (
    <span className={styles.website} data-left={hasLeft || undefined}>
      <Thumbnail image={image} />
      <span className={styles.texts}>
        <span className={styles.line}>
          <WebsiteLink website={website} className={styles.title} />
          {website.starred && <Mark icon={Star} label={t('websites.starred')} />}
          {following && <Mark icon={Bell} label={t('websites.following')} />}
          {tickets > 0 && <Mark icon={MessageSquare} count={tickets} label={t('websites.tickets', { count: tickets })} />}
          {todos > 0 && <Mark icon={ListTodo} count={todos} label={t('websites.todos', { count: todos })} />}
          <ContractMarks website={website} />
        </span>
        <SubLine website={website} hasLeft={hasLeft} text={[domain, label].filter(Boolean).join(' · ')} />
      </span>
      <PeekButton website={website} />
    </span>
  )
}
