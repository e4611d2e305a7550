import { partner_subscription_manage, type PartnerSettings } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { Hint } from '../../../src/ui'

interface Props {
  subscription: NonNullable<PartnerSettings['partnerSubscription']>
}

/** What the team has with the provider, and the way to change it. */
export function PlanLine({ subscription: { plan, renewalDate, endsAt } }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { router } = useIsland()
  return (
    <Hint>
      {t('settings.plan', { plan })}
      {renewalDate && ` · ${t('settings.plan.renews', { date: formats.date(renewalDate) })}`}
      {endsAt && ` · ${t('settings.plan.ends', { date: formats.date(endsAt) })}`}
      {router.has(partner_subscription_manage.name) && (
        <>
          {' · '}
          <a href={router.generate(partner_subscription_manage.name)}>{t('menu.subscription')}</a>
        </>
      )}
    </Hint>
  )
}
