import type { MailTransfer } from '../../src/contract'
import type { Translate } from '../../src/i18n'
import { toCsv } from '../../src/model'

/** What became of every folder, and the messages that were not taken. */
export function transferReport({ source, target, folders, failures }: MailTransfer, t: Translate, locale: string): string {
  const words = (...keys: readonly string[]) => keys.map((key) => t(`mailTransfer.${key}`))
  const rows = [
    [t('mailTransfer.source'), source.username, source.host],
    [t('mailTransfer.target'), target.username, target.host],
    [],
    words('folder', 'into', 'messages', 'copied', 'skipped', 'failed', 'counted'),
    ...folders.map((folder) => [
      folder.path,
      folder.target ?? t('mailTransfer.stays'),
      ...[folder.messages, folder.copied, folder.skipped, folder.failed, folder.targetMessages ?? ''].map(String),
    ]),
    [],
    words('folder', 'subject', 'date', 'reason'),
    ...failures.map(({ folder, subject, date, reason }) => [folder, subject, date ?? '', reason]),
  ]
  return toCsv(rows, locale)
}
