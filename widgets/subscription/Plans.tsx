import { useState } from 'react'
import { useChangePlanMutation, usePlanPreviewQuery } from '../../src/api/subscription'
import type { Subscription } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { LoadFailure, Refusal, useSubmit } from '../../src/parts/submit'
import { showNotice, useAppDispatch } from '../../src/store'
import { Badge, Button, Card, FormDialog, Hint, Skeleton, Stack } from '../../src/ui'
import { PlaceLink } from './PlaceLink'
import styles from './subscription.module.css'

type Plan = Subscription['plans'][number]
const LIMITS = ['websites', 'staff', 'mailboxes'] as const

/** The plans there are, and the change to another one. */
export function Plans({ subscription: { plan: current, plans } }: { subscription: Subscription }) {
  const t = useMessages()
  const formats = useFormats()
  const [chosen, setChosen] = useState<Plan | null>(null)
  return (
    <Card title={t('subscription.plans')}>
      <ul className={styles.list}>
        {plans.map((plan) => (
          <li key={plan.id} className={styles.line}>
            <span>
              <strong>{plan.name}</strong>
              <Hint>{t('subscription.limits', { websites: plan.limits['websites'] ?? 0, staff: plan.limits['staff'] ?? 0 })}</Hint>
            </span>
            <span>{t('subscription.price', { price: formats.money(plan.price.amount, plan.price.currency) })}</span>
            {plan.id === current?.id ? (
              <Badge tone="primary">{t('subscription.current')}</Badge>
            ) : (
              <Button size="sm" onClick={() => setChosen(plan)}>
                {t('subscription.choose', { plan: plan.name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && <PlanDialog plan={chosen} current={current} onClose={() => setChosen(null)} />}
    </Card>
  )
}

/** What the change costs now and what stands against it, before it is made (SU-02). */
function PlanDialog({ plan, current, onClose }: { plan: Plan; current: Plan | null | undefined; onClose: () => void }) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const { data, error, isFetching, refetch } = usePlanPreviewQuery({ params: { plan: plan.id } }, { refetchOnMountOrArgChange: true })
  const [change] = useChangePlanMutation()
  const { error: refused, run } = useSubmit()
  const isBlocked = !data || data.blockers.length > 0

  const submit = () =>
    run(async () => {
      await change({ body: { plan: plan.id } }).unwrap()
      dispatch(showNotice({ kind: 'success', key: t('subscription.changed', { plan: plan.name }) }))
    })
  return (
    <FormDialog
      title={t('subscription.changeTitle', { plan: plan.name })}
      size="sm"
      onExited={onClose}
      onSubmit={submit}
      submitLabel={t('subscription.change')}
      disabled={isBlocked}
    >
      {data ? (
        data.blockers.length > 0 ? (
          <ul className={styles.steps}>
            {data.blockers.map(({ name, used, max }) => (
              <li key={name}>
                {t(`subscription.blocked.${name}`, { used: formats.number(used), max: formats.number(max) })} <PlaceLink name={name} />
              </li>
            ))}
          </ul>
        ) : (
          <Stack>
            {current && (
              <ul className={styles.steps}>
                {LIMITS.filter((name) => current.limits[name] !== plan.limits[name]).map((name) => (
                  <li key={name}>
                    {t(`subscription.change.${name}`, {
                      before: formats.number(current.limits[name] ?? 0),
                      after: formats.number(plan.limits[name] ?? 0),
                    })}
                  </li>
                ))}
              </ul>
            )}
            <p>{t('subscription.due', { price: formats.money(data.due.amount, data.due.currency) })}</p>
          </Stack>
        )
      ) : error && !isFetching ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="80%" />
      )}
      <Refusal error={refused} />
    </FormDialog>
  )
}
