import type { MailTransfer } from '../../src/contract'
import type { Wording } from '../../src/i18n'
import { fullName } from '../../src/model'
import { type Column, Hint } from '../../src/ui'
import styles from './shared/mailTransfer.module.css'
import { StateLabel } from './StateLabel'
import { totalsOf } from './totals'

interface Props extends Wording {
  onOpen: (id: number) => void
}

export const transferColumns = ({ t, formats, onOpen }: Props): Column<MailTransfer>[] => [
  {
    key: 'mailbox',
    header: t('mailTransfer.mailbox'),
    cell: ({ id, source, target }) => (
      <button type="button" className={styles.open} onClick={() => onOpen(id)}>
        <bdi>{source.username}</bdi>
        <Hint>
          {source.host} → <bdi>{target.username}</bdi>, {target.host}
        </Hint>
      </button>
    ),
  },
  { key: 'state', header: t('mailTransfer.state'), cell: (transfer) => <StateLabel transfer={transfer} /> },
  {
    key: 'copied',
    header: t('mailTransfer.copied'),
    align: 'end',
    cell: ({ folders }) => formats.number(totalsOf(folders).copied),
  },
  {
    key: 'date',
    header: t('mailTransfer.created'),
    cell: ({ createdAt, createdBy }) => (
      <>
        {formats.relative(createdAt)}
        {createdBy && <Hint>{fullName(createdBy)}</Hint>}
      </>
    ),
  },
]
