import { Download, RotateCw } from '../../src/ui/icons'
import type { MailTransfer } from '../../src/contract'
import { useFormats, useLocale, useMessages } from '../../src/i18n'
import { Button, Card, download, Hint, Stack } from '../../src/ui'
import styles from './shared/mailTransfer.module.css'
import { transferReport } from './transferReport'

const CHECKLIST = ['look', 'senders', 'mx', 'again', 'keep'] as const

/** After copying: what was not taken, the report as a file, and what comes next. */
export function Report({ transfer, onRepeat }: { transfer: MailTransfer; onRepeat: () => void }) {
  const t = useMessages()
  const formats = useFormats()
  const locale = useLocale()
  const { id, state, failures } = transfer
  return (
    <>
      {failures.length > 0 && (
        <Card title={t('mailTransfer.failures')} description={t('mailTransfer.failures.hint')}>
          <ul className={styles.failures}>
            {failures.map(({ folder, subject, date, reason }, index) => (
              // Nothing in a list that never changes tells two of them apart.
              <li key={index}>
                <bdi>{subject || folder}</bdi>
                {date && ` · ${formats.shortDate(date)}`} · <bdi>{folder}</bdi>
                <Hint>{reason}</Hint>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={t('mailTransfer.next')}>
        <Stack>
          {state === 'done' && (
            <ol className={styles.checklist}>
              {CHECKLIST.map((step) => (
                <li key={step}>{t(`mailTransfer.next.${step}`)}</li>
              ))}
            </ol>
          )}
          <div className={styles.actions}>
            <Button icon={RotateCw} onClick={onRepeat}>
              {t('mailTransfer.repeat')}
            </Button>
            <Button icon={Download} onClick={() => download(transferReport(transfer, t, locale), `mail-transfer-${id}.csv`, 'text/csv')}>
              {t('mailTransfer.report')}
            </Button>
          </div>
        </Stack>
      </Card>
    </>
  )
}
