import type { Message } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { fullName } from '../../src/model'
import { SenderMark } from '../../src/parts/mailNotes'
import { Avatar, VisuallyHidden } from '../../src/ui'
import styles from './tickets.module.css'

/** Which website a ticket is about, who sent it, and who looks at it now. */
export function WebsiteCell({ ticket: { website, from, auth, unread, viewers } }: { ticket: Message }) {
  const t = useMessages()
  return (
    <span className={styles.website} data-unread={unread || undefined}>
      <span className={styles.title}>{website?.title}</span>
      <span className={styles.sender}>{from && fullName(from)}</span>
      <SenderMark auth={auth} />
      {viewers.length > 0 && (
        <span className={styles.viewers}>
          <VisuallyHidden>{t('tickets.viewers')}</VisuallyHidden>
          {viewers.map((person) => (
            <span key={person.id} title={t('tickets.viewer', { name: fullName(person) })}>
              <Avatar person={person} size="xs" />
            </span>
          ))}
        </span>
      )}
    </span>
  )
}
