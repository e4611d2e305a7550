import { useMessages } from '../../../src/i18n'
import { Button } from '../../../src/ui'
import { Send, Undo2 } from '../../../src/ui/icons'
import styles from '../shared/mailer.module.css'
import type { BulkSending } from './useBulkSend'

interface Props {
  sending: BulkSending
  /** How many would get the mail. */
  count: number
}

/** Sends the mails of a batch, and takes them back. */
export function BatchActions({ sending, count }: Props) {
  const t = useMessages()
  return (
    <div className={styles.bottom} role="status">
      {sending.until !== null && (
        <Button icon={Undo2} busy={sending.isBusy} onClick={() => void sending.undoAll()}>
          {t('mailer.undo')}
        </Button>
      )}
      <Button type="submit" variant="primary" icon={Send} busy={sending.isBusy} disabled={count === 0}>
        {t('mailer.bulk.send', { count })}
      </Button>
    </div>
  )
}
