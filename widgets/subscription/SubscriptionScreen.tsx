import { useState } from 'react'
import { useEndSubscriptionMutation, useResumeSubscriptionMutation, useSubscriptionQuery } from '../../src/api/subscription'
import type { Subscription } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { showToast, useAppDispatch, useDocumentTitle } from '../../src/store'
import { Badge, Button, Card, ConfirmDialog, FailedState, LiveRegion, Skeleton } from '../../src/ui'
import { Plans } from './Plans'
import styles from './subscription.module.css'

/** What the agency pays for: plan, usage, invoices, and the way out (4.34). */
export function SubscriptionScreen() {
  const t = useMessages()
  const { data, error, isFetching, refetch } = useSubscriptionQuery()
  useDocumentTitle(t('subscription.title'))
  return (
    <LiveRegion>
      <div className={styles.screen}>
        <h1 className={styles.title}>{t('subscription.title')}</h1>
        {data ? (
          <Content subscription={data} />
        ) : error && !isFetching ? (
          <FailedState onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="block" height="240px" />
        )}
      </div>
    </LiveRegion>
  )
}

function Content({ subscription }: { subscription: Subscription }) {
  const t = useMessages()
  const formats = useFormats()
  const { plan, status, renewalDate, endsAt, usage, invoices, contact } = subscription
  if (contact) {
    return (
      <Card title={t('subscription.contact')}>
        <p>
          {t('subscription.contactText', { name: contact.name })}
          {contact.email && (
            <>
              {' '}
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </>
          )}
        </p>
      </Card>
    )
  }
  return (
    <>
      <Card
        title={plan ? plan.name : t('subscription.none')}
        actions={<Badge tone={status === 'active' ? 'success' : 'warning'}>{t(`subscription.status.${status}`)}</Badge>}
      >
        <div className={styles.body}>
          {renewalDate && <p>{t('subscription.renews', { date: formats.date(renewalDate) })}</p>}
          {endsAt && <p>{t('subscription.ends', { date: formats.date(endsAt) })}</p>}
          {plan &&
            Object.entries(plan.limits).map(([name, max]) => (
              <label key={name} className={styles.usage}>
                {t(`subscription.usage.${name}`, { used: usage[name] ?? 0, max })}
                <meter min={0} max={max} value={Math.min(usage[name] ?? 0, max)} className={styles.meter} />
              </label>
            ))}
          {plan && <Exit isEnding={endsAt !== null} date={renewalDate ?? endsAt ?? ''} />}
        </div>
      </Card>
      <Plans subscription={subscription} />
      <Card title={t('subscription.invoices')}>
        {invoices.length === 0 && <p className={styles.hint}>{t('subscription.noInvoices')}</p>}
        <ul className={styles.list}>
          {invoices.map(({ id, number, date, amount, currency, status: paid }) => (
            <li key={id} className={styles.line}>
              <span>
                {number} · {formats.date(date)}
              </span>
              <span>{formats.money(amount, currency)}</span>
              <Badge tone={paid === 'paid' ? 'success' : 'warning'}>{t(`subscription.${paid === 'paid' ? 'paid' : 'unpaid'}`)}</Badge>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

/** Ends with the paid period, and can be taken back until then (SU-03). */
function Exit({ isEnding, date }: { isEnding: boolean; date: string }) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [isAsking, setAsking] = useState(false)
  const [end, { isLoading }] = useEndSubscriptionMutation()
  const [resume, { isLoading: isResuming }] = useResumeSubscriptionMutation()
  const day = date ? formats.date(date) : ''

  const leave = async () => {
    await end().unwrap()
    dispatch(showToast({ kind: 'success', key: t('subscription.ends', { date: day }) }))
    setAsking(false)
  }
  return (
    <div>
      {isEnding ? (
        <Button busy={isResuming} onClick={() => void resume()}>
          {t('subscription.resume')}
        </Button>
      ) : (
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t('subscription.exit')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('subscription.exitTitle')}
        confirmLabel={t('subscription.exit')}
        danger
        busy={isLoading}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave().catch(() => setAsking(false))}
      >
        {t('subscription.exitText', { date: day })}
      </ConfirmDialog>
    </div>
  )
}
