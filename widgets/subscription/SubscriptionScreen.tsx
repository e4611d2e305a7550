import { useSubscriptionQuery } from '../../src/api/subscription'
import { partner_subscription_exit, type Subscription } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { useDocumentTitle, usePlace } from '../../src/store'
import { LoadFailure } from '../../src/parts/submit'
import { Badge, Card, Hint, Meter, PageHead, Screen, Skeleton, Stack } from '../../src/ui'
import { Exit, ExitPage } from './Exit'
import { Plans } from './Plans'
import styles from './subscription.module.css'

/** What the agency pays for: plan, usage, invoices, and the way out (4.34). */
export function SubscriptionScreen() {
  const t = useMessages()
  const { data, error, isFetching, refetch } = useSubscriptionQuery()
  useDocumentTitle(t('subscription.title'))
  return (
    <Screen size="md">
      <PageHead title={t('subscription.title')} />
      {data ? (
        <Content subscription={data} />
      ) : error && !isFetching ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" height="240px" />
      )}
    </Screen>
  )
}

function Content({ subscription }: { subscription: Subscription }) {
  const t = useMessages()
  const formats = useFormats()
  const { plan, status, payment, nextInvoice, endsAt, usage, invoices, contact } = subscription
  const isLeaving = usePlace().route === partner_subscription_exit.name
  if (contact) {
    return (
      <>
        {plan && <Sold plan={plan} usage={usage} />}
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
      </>
    )
  }
  if (isLeaving && plan) return <ExitPage subscription={subscription} />
  return (
    <>
      <Card
        title={plan ? plan.name : t('subscription.none')}
        actions={
          <>
            <Badge tone={status === 'active' ? 'success' : 'warning'}>{t(`subscription.status.${status}`)}</Badge>
            {plan && <Badge tone={payment === 'paid' ? 'success' : 'warning'}>{t(`subscription.${payment}`)}</Badge>}
          </>
        }
      >
        <Stack>
          {nextInvoice && (
            <p>
              {t('subscription.nextInvoice', {
                price: formats.money(nextInvoice.amount, nextInvoice.currency),
                date: formats.date(nextInvoice.date),
              })}
            </p>
          )}
          {endsAt && <p>{t('subscription.ends', { date: formats.date(endsAt) })}</p>}
          {plan && <Limits plan={plan} usage={usage} />}
          {plan && <Exit isEnding={endsAt !== null} />}
        </Stack>
      </Card>
      <Plans subscription={subscription} />
      <Card title={t('subscription.invoices')}>
        {invoices.length === 0 && <Hint>{t('subscription.noInvoices')}</Hint>}
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

interface SoldProps extends Pick<Subscription, 'usage'> {
  readonly plan: NonNullable<Subscription['plan']>
}

/** What a customer has of its reseller. */
function Sold({ plan, usage }: SoldProps) {
  const t = useMessages()
  const formats = useFormats()
  const price = formats.money(plan.price.amount, plan.price.currency)
  return (
    <Card title={plan.name}>
      <Stack>
        <p>{t(plan.interval === 'year' ? 'subscription.price.year' : 'subscription.price', { price })}</p>
        <Limits plan={plan} usage={usage} />
      </Stack>
    </Card>
  )
}

function Limits({ plan, usage }: SoldProps) {
  const t = useMessages()
  return Object.entries(plan.limits).map(([name, max]) => (
    <Meter key={name} value={usage[name] ?? 0} max={max}>
      {t(`subscription.usage.${name}`, { used: usage[name] ?? 0, max })}
    </Meter>
  ))
}
