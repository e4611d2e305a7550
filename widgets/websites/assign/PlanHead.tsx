import { useMessages } from '../../../src/i18n'
import { Button, LockedActions } from '../../../src/ui'
import { Sparkles } from '../../../src/ui/icons'
import styles from './assign.module.css'
import type { PlanState } from './usePlan'

interface Props {
  plan: PlanState
  /** How many websites there are to give. */
  total: number
  onSent: () => void
}

/** Suggests a plan, applies it, or drops it. */
export function PlanHead({ plan, total, onSent }: Props) {
  const t = useMessages()
  return (
    <header className={styles.head}>
      <p className={styles.lead}>{t('websites.count', { count: total })}</p>
      <Button icon={Sparkles} size="sm" onClick={plan.suggest}>
        {t('websites.plan.suggest')}
      </Button>
      <LockedActions>
        <Button size="sm" variant="primary" disabled={plan.planned.length === 0} onClick={() => void plan.send().then(onSent)}>
          {t('websites.plan.apply', { count: plan.planned.length })}
        </Button>
      </LockedActions>
      {plan.planned.length > 0 && (
        <Button size="sm" variant="ghost" onClick={plan.discard}>
          {t('partner.general.discard')}
        </Button>
      )}
    </header>
  )
}
