import type { MailTransferFolder } from '../../src/contract'
import type { Wording } from '../../src/i18n'
import { Badge, Checkbox, type Column, TextField } from '../../src/ui'
import styles from './shared/mailTransfer.module.css'

export interface FolderChoice {
  /** Where each folder goes. */
  targets: ReadonlyMap<number, string | null>
  onTarget: (folder: number, target: string | null) => void
}

const nameColumn = ({ t }: Wording): Column<MailTransferFolder> => ({
  key: 'folder',
  header: t('mailTransfer.folder'),
  cell: ({ path }) => <bdi className={styles.path}>{path}</bdi>,
})

const messagesColumn = ({ t, formats }: Wording): Column<MailTransferFolder> => ({
  key: 'messages',
  header: t('mailTransfer.messages'),
  align: 'end',
  cell: (folder) => formats.number(folder.messages),
})

/** Before copying: where each folder goes. */
export const choiceColumns = ({ t, formats }: Wording, { targets, onTarget }: FolderChoice): Column<MailTransferFolder>[] => [
  nameColumn({ t, formats }),
  messagesColumn({ t, formats }),
  { key: 'missing', header: t('mailTransfer.toCopy'), align: 'end', cell: ({ missing }) => formats.number(missing) },
  {
    key: 'copy',
    header: t('mailTransfer.copy'),
    cell: ({ id, path }) => (
      <Checkbox
        label={t('mailTransfer.copy.folder', { folder: path })}
        hideLabel
        checked={targets.get(id) !== null}
        onChange={(checked) => onTarget(id, checked ? path : null)}
      />
    ),
  },
  {
    key: 'target',
    header: t('mailTransfer.into'),
    width: '280px',
    cell: ({ id, path }) => (
      <TextField
        label={t('mailTransfer.into.folder', { folder: path })}
        hideLabel
        maxLength={500}
        disabled={targets.get(id) === null}
        value={targets.get(id) ?? ''}
        onChange={(target) => onTarget(id, target)}
      />
    ),
  },
]

/** Afterwards: what became of each folder. */
export const resultColumns = ({ t, formats }: Wording): Column<MailTransferFolder>[] => [
  nameColumn({ t, formats }),
  {
    key: 'target',
    header: t('mailTransfer.into'),
    cell: ({ target }) => (target === null ? t('mailTransfer.stays') : <bdi className={styles.path}>{target}</bdi>),
  },
  messagesColumn({ t, formats }),
  { key: 'copied', header: t('mailTransfer.copied'), align: 'end', cell: ({ copied }) => formats.number(copied) },
  { key: 'skipped', header: t('mailTransfer.skipped'), align: 'end', cell: ({ skipped }) => formats.number(skipped) },
  {
    key: 'failed',
    header: t('mailTransfer.failed'),
    align: 'end',
    cell: ({ failed }) => (failed > 0 ? <Badge tone="error">{formats.number(failed)}</Badge> : formats.number(failed)),
  },
  {
    key: 'counted',
    header: t('mailTransfer.counted'),
    align: 'end',
    cell: ({ targetMessages }) => (targetMessages === null ? '–' : formats.number(targetMessages)),
  },
]
