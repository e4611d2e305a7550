import { useMailboxesQuery } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { Checkbox } from '../../../src/ui'
import { shownAddress } from '../shared/shownAddress'
import styles from './dialogs.module.css'

/** So many addresses are named. */
const SHOWN = 20

interface Props {
  /** Where the mail goes now, and what becomes of it. */
  readonly text: string
  /** One whose mailboxes may live here. */
  readonly domain?: Domain | undefined
  readonly checked: boolean
  readonly error?: string | undefined
  readonly onChange: (checked: boolean) => void
}

/** What a change of name servers could cut off, which somebody has to have seen (DO-06). */
export function MailAtStake({ text, domain, checked, error, onChange }: Props) {
  const t = useMessages()
  return (
    <div className={styles.warning}>
      <p>{text}</p>
      {domain && domain.mailboxes > 0 && <LiveMailboxes domain={domain} />}
      <Checkbox label={t('domains.mail.seen')} checked={checked} error={error} onChange={onChange} />
    </div>
  )
}

/** How many there are is known at once and whatever fails; the first addresses follow. */
function LiveMailboxes({ domain: { id, mailboxes } }: { domain: Domain }) {
  const t = useMessages()
  const { data } = useMailboxesQuery({ domainId: id, query: { limit: SHOWN } })
  const more = data ? data.pagination.total - data.items.length : 0
  return (
    <>
      <p>{t('domains.mail.mailboxes', { count: mailboxes })}</p>
      {data && (
        <ul className={styles.list}>
          {data.items.map((mailbox) => (
            <li key={mailbox.id}>{shownAddress(mailbox)}</li>
          ))}
          {more > 0 && <li>{t('partner.many.more', { count: more })}</li>}
        </ul>
      )}
    </>
  )
}
