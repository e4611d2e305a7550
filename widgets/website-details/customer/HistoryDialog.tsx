import { History } from '../../../src/ui/icons'
import { useState } from 'react'
import { useCustomerHistoryQuery } from '../../../src/api/customers'
import { isolated, useFormats, useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { useMessageText } from '../../../src/parts/log'
import { Dialog, EmptyState } from '../../../src/ui'
import { CardContent } from '../cards/CardContent'
import { aboutWhat } from '../thread/message/aboutWhat'
import styles from './customer.module.css'

interface Props {
  websiteId: number
  /** `customer.phone`, or empty for all. */
  property: string
  onExited: () => void
}

/** Who changed what and when, from the log (WC-05). */
export function HistoryDialog({ websiteId, property, onExited }: Props) {
  const t = useMessages()
  const messageText = useMessageText()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(true)
  const query = useCustomerHistoryQuery(websiteId, { refetchOnMountOrArgChange: true })
  const field = property && t(`websiteDetails.customer.field.${property.replace(/^.*\./, '')}`)
  return (
    <Dialog
      open={isOpen}
      icon={History}
      title={field ? t('websiteDetails.customer.historyOf', { field }) : t('websiteDetails.customer.history')}
      onClose={() => setOpen(false)}
      onExited={onExited}
    >
      <CardContent query={query} rows={5}>
        {(messages) => {
          const shown = property ? messages.filter(({ label }) => label === property) : messages
          if (shown.length === 0) return <EmptyState title={t('websiteDetails.customer.history.empty')} />
          return (
            <ul className={styles.history}>
              {shown.map((message) => (
                <li key={message.id}>
                  {!property && <p className={styles.field}>{aboutWhat(message, t)}</p>}
                  <p className={styles.change} dir="auto">
                    {isolated(messageText(message))}
                  </p>
                  <p className={styles.when}>
                    {[message.from && isolated(fullName(message.from)), formats.dateTime(message.date)].filter(Boolean).join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
          )
        }}
      </CardContent>
    </Dialog>
  )
}
