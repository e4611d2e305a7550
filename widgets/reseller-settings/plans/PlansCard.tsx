import { Suspense, useState } from 'react'
import { useResellerPlansQuery } from '../../../src/api/reseller'
import type { ResellerPlan } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { may } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'
import { LoadFailure } from '../../../src/parts/submit'
import { Button, Card, Hint, Lines, Skeleton } from '../../../src/ui'
import { Plus } from '../../../src/ui/icons'
import { PlanLine } from './PlanLine'
import styles from './plans.module.css'

const DeletePlan = lazyPart(() => import('./DeletePlan'))
const PlanDialog = lazyPart(() => import('./PlanDialog'))

type Opened = { readonly what: 'edit'; readonly plan: ResellerPlan | null } | { readonly what: 'delete'; readonly plan: ResellerPlan }

/** What the reseller sells to its customers. */
export function PlansCard() {
  const t = useMessages()
  const mayManage = may('manage_resellers', useAppSelector(selectUser)?.roles ?? []) === 'all'
  const { data, error, isFetching, refetch } = useResellerPlansQuery()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <Card
      title={t('resellerSettings.plans')}
      actions={
        mayManage && (
          <Button size="sm" icon={Plus} onClick={() => setOpened({ what: 'edit', plan: null })}>
            {t('resellerSettings.plans.add')}
          </Button>
        )
      }
    >
      <Hint>{t('resellerSettings.plans.hint')}</Hint>
      {data ? (
        <Lines>
          {data.items.length > 0 ? (
            <ul className={styles.plans}>
              {data.items.map((plan) => (
                <PlanLine
                  key={plan.id}
                  plan={plan}
                  onEdit={mayManage ? () => setOpened({ what: 'edit', plan }) : null}
                  onDelete={() => setOpened({ what: 'delete', plan })}
                />
              ))}
            </ul>
          ) : (
            <Hint>{t('resellerSettings.plans.empty')}</Hint>
          )}
        </Lines>
      ) : error && !isFetching ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" height="120px" />
      )}
      <Suspense>
        {opened?.what === 'edit' && <PlanDialog plan={opened.plan} onExited={close} />}
        {opened?.what === 'delete' && <DeletePlan plan={opened.plan} onClose={close} />}
      </Suspense>
    </Card>
  )
}
