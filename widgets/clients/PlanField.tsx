import { useResellerPlansQuery } from '../../src/api/reseller'
import { api_partner_reseller_plans, type ResellerPlan } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { Select } from '../../src/ui'

/** What the reseller sells; nothing where the page knows no such route. */
export function usePlans(): readonly ResellerPlan[] {
  const { router } = useIsland()
  return useResellerPlansQuery(undefined, { skip: !router.has(api_partner_reseller_plans.name) }).data?.items ?? []
}

interface Props {
  readonly value: string
  readonly plans: readonly ResellerPlan[]
  readonly onChange: (value: string) => void
}

/** Which of the reseller's plans a customer has. */
export function PlanField({ value, plans, onChange }: Props) {
  const t = useMessages()
  const formats = useFormats()
  if (plans.length === 0) return null
  const options = plans.map(({ id, name, price, interval }) => ({
    value: String(id),
    label: `${name} · ${t(`clients.plan.${interval}`, { price: formats.money(price.amount, price.currency) })}`,
  }))
  return (
    <Select
      label={t('clients.plan')}
      description={t('clients.plan.hint')}
      options={[{ value: '', label: t('clients.plan.none') }, ...options]}
      value={value}
      onChange={onChange}
    />
  )
}
