import { useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import { Button, LockedActions, useFocusStays } from '../../../src/ui'
import { Sparkles } from '../../../src/ui/icons'
import styles from './assign.module.css'
import type { PlanState } from './usePlan'

interface Props {
  plan: Pick<PlanState, 'planned' | 'suggest' | 'send' | 'discard'>
  /** How many websites there are to give. */
  total: number
  onSent: () => void
}

/** Suggests a plan, applies it, or drops it. */
export function PlanHead({ plan, total, onSent }: Props) {
  const t = useMessages()
  const head = useRef<HTMLElement>(null)
  useFocusStays(head, 'button', 'header')
  const isEmpty = plan.planned.length === 0
  return (
    <header ref={head} className={styles.head}>
      <p className={styles.lead}>{t('websites.count', { count: total })}</p>
      <Button icon={Sparkles} size="sm" onClick={plan.suggest}>
        {t('websites.plan.suggest')}
      </Button>
      <LockedActions>
        {/* Keeps the focus when it has been pressed. */}
        <Button size="sm" variant="primary" aria-disabled={isEmpty} onClick={() => isEmpty || void plan.send().then(onSent)}>
          {t('websites.plan.apply', { count: plan.planned.length })}
        </Button>
      </LockedActions>
      {!isEmpty && (
        <Button size="sm" variant="ghost" onClick={plan.discard}>
          {t('partner.general.discard')}
        </Button>
      )}
    </header>
  )
}
