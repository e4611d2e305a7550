import { List, RotateCw } from '../../../src/ui/icons'
import { useState } from 'react'
import { useRedeliverMutation, useWebhookDeliveriesQuery } from '../../../src/api/webhooks'
import type { Webhook, WebhookDelivery } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { LoadFailure } from '../../../src/parts/submit'
import { Badge, Button, Dialog, LockedActions, Skeleton } from '../../../src/ui'
import styles from './deliveries.module.css'

/** Milliseconds; deliveries come in by themselves while one looks. */
const REFRESH_MS = 2_000

interface Props {
  hook: Webhook
  isLocked: boolean
  onClose: () => void
}

/** What was sent in the last 30 days, what came back, and another try. */
export default function DeliveriesDialog({ hook, isLocked, onClose }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const args = { params: { webhook: hook.id } }
  const { data, error, refetch } = useWebhookDeliveriesQuery(args, { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true })
  return (
    <Dialog
      open={isOpen}
      title={t('settings.webhooks.deliveriesOf', { name: hook.name })}
      icon={List}
      size="lg"
      onClose={() => setOpen(false)}
      onExited={onClose}
    >
      {data ? (
        <ul className={styles.list}>
          {data.items.length === 0 && <li>{t('settings.webhooks.noDeliveries')}</li>}
          {data.items.map((delivery) => (
            <Delivery key={delivery.id} hook={hook} delivery={delivery} isLocked={isLocked} />
          ))}
        </ul>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="80%" />
      )}
    </Dialog>
  )
}

function Delivery({ hook, delivery, isLocked }: { hook: Webhook; delivery: WebhookDelivery; isLocked: boolean }) {
  const t = useMessages()
  const formats = useFormats()
  const [redeliver, { isLoading }] = useRedeliverMutation()
  const { id, event, attempt, status, ms, request, response, at } = delivery
  const isGood = status !== null && status >= 200 && status < 300
  return (
    <li>
      <details>
        <summary className={styles.summary}>
          <Badge tone={isGood ? 'success' : 'error'}>{status ?? t('settings.webhooks.noAnswer')}</Badge>
          <strong>{event}</strong>
          <span>{t('settings.webhooks.attempt', { attempt, ms: ms ?? 0 })}</span>
          <time dateTime={at}>{formats.dateTime(at)}</time>
        </summary>
        <h3>{t('settings.webhooks.request')}</h3>
        <pre className={styles.code}>{request}</pre>
        <h3>{t('settings.webhooks.response')}</h3>
        <pre className={styles.code}>{response || '–'}</pre>
        {!isLocked && (
          <LockedActions>
            <Button
              size="sm"
              icon={RotateCw}
              busy={isLoading}
              onClick={() => void redeliver({ params: { webhook: hook.id, delivery: id } })}
            >
              {t('settings.webhooks.redeliver')}
            </Button>
          </LockedActions>
        )}
      </details>
    </li>
  )
}
