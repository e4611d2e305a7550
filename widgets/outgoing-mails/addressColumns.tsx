import { Trash2 } from '../../src/ui/icons'
import type { SuppressedAddress } from '../../src/contract'
import type { Wording } from '../../src/i18n'
import { isolated } from '../../src/i18n'
import { Button, type Column, LockedActions } from '../../src/ui'
import styles from './outgoingMails.module.css'

interface Columns extends Wording {
  onRemove: (address: SuppressedAddress) => void
}

export const addressColumns = ({ t, formats, onRemove }: Columns): Column<SuppressedAddress>[] => [
  {
    key: 'email',
    header: t('outgoingMails.search.addresses'),
    least: '14rem',
    cell: ({ email }) => <bdi className={styles.subject}>{email}</bdi>,
  },
  {
    key: 'reason',
    header: t('outgoingMails.reason'),
    className: styles.wide,
    least: '14rem',
    cell: ({ reason, said }) => (
      <span className={styles.state}>
        {t(`outgoingMails.reason.${reason}`)}
        {said && (
          <span dir="auto" className={styles.said} title={t('outgoingMails.said')}>
            {said}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'since',
    header: t('outgoingMails.since'),
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formats.shortDateTime(createdAt)}</time>,
  },
  {
    key: 'remove',
    header: t('outgoingMails.remove'),
    hideHeader: true,
    align: 'end',
    cell: (address) => (
      <LockedActions>
        <Button
          size="sm"
          icon={Trash2}
          aria-label={`${t('outgoingMails.remove')}: ${isolated(address.email)}`}
          onClick={() => onRemove(address)}
        >
          {t('outgoingMails.remove')}
        </Button>
      </LockedActions>
    ),
  },
]
