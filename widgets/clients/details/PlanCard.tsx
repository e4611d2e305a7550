import { Check, X } from '../../../src/ui/icons'
import type { ClientDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { Badge, Card, Hint, VisuallyHidden } from '../../../src/ui'
import styles from '../shared/client.module.css'

const FLAGS = ['canWhitelabel', 'canUseTools', 'canUseWebhooks'] as const

/** What the customer pays for, and what it may use. */
export function PlanCard({ client: { subscription, plan, flags } }: { client: ClientDetails }) {
  const t = useMessages()
  const formats = useFormats()
  return (
    <Card title={t('clients.details.plan')}>
      {plan ? (
        <p className={styles.badges}>
          <strong>{plan.name}</strong>
          {t(`clients.plan.${plan.interval}`, { price: formats.money(plan.price.amount, plan.price.currency) })}
        </p>
      ) : subscription ? (
        <p className={styles.badges}>
          {subscription.plan}
          <Badge tone={subscription.status === 'active' ? 'success' : 'warning'}>
            {t(`clients.details.status.${subscription.status}`)}
          </Badge>
          <Badge tone={subscription.payment === 'paid' ? 'success' : 'warning'}>{t(`clients.details.${subscription.payment}`)}</Badge>
          {subscription.renewalDate && t('clients.details.renews', { date: formats.date(subscription.renewalDate) })}
        </p>
      ) : (
        <Hint>{t('clients.details.noPlan')}</Hint>
      )}
      <ul className={styles.flags}>
        {FLAGS.map((name) => {
          const Icon = flags[name] ? Check : X
          return (
            <li key={name} className={styles.flag} data-off={!flags[name] || undefined}>
              <Icon size={16} aria-hidden />
              {t(`clients.flag.${name}`)}
              <VisuallyHidden>{t(flags[name] ? 'clients.details.included' : 'clients.details.notIncluded')}</VisuallyHidden>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
