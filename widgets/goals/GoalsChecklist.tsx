import { ChevronDown, ChevronUp, Circle, CircleCheck, X } from '../../src/ui/icons'
import { useId, useState } from 'react'
import { dismissGoals, useGoalsQuery } from '../../src/api/shell'
import type { Answer, partner_goals } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { GOALS } from '../../src/model'
import { selectPlace, useAppDispatch, useAppSelector } from '../../src/store'
import { Button, IconButton, LockedActions, ProgressBar, Skeleton, VisuallyHidden } from '../../src/ui'
import styles from './goals.module.css'

type Reached = Answer<typeof partner_goals>['result']

/** The first steps of a new partner, until all are done or somebody has seen enough of them (GO-01). Once half is done one line is enough. */
export function GoalsChecklist() {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const titleId = useId()
  const [isDismissed, setDismissed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const path = useAppSelector((state) => selectPlace(state).path)
  const [home] = useState(path)
  const { data: reached, isError } = useGoalsQuery()
  // It belongs to the page it was put on; others come without a load, and its host element stays.
  if (isDismissed || path !== home || (!reached && isError)) return null
  if (!reached) return <Waiting />
  const done = GOALS.filter((goal) => reached[goal]).length
  if (done === GOALS.length) return null
  const isHalfDone = done >= GOALS.length / 2

  const dismiss = () => {
    setDismissed(true)
    void dispatch(dismissGoals()).catch(() => setDismissed(false))
  }
  return (
    <div className={styles.place}>
      <section className={styles.card} aria-labelledby={titleId}>
        <header className={styles.line}>
          <h2 id={titleId} className={styles.title}>
            {t('goals.title')}
          </h2>
          <div className={styles.bar}>
            <ProgressBar label={t('goals.title')} value={done / GOALS.length} />
          </div>
          <span className={styles.done}>{t('goals.done', { done, total: GOALS.length })}</span>
          {isHalfDone && (
            <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t('goals.steps')}
              {isOpen ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
            </Button>
          )}
          <LockedActions>
            <IconButton icon={X} size="sm" label={t('goals.dismiss')} onClick={dismiss} />
          </LockedActions>
        </header>
        {(isOpen || !isHalfDone) && <Goals reached={reached} />}
      </section>
    </div>
  )
}

function Goals({ reached }: { reached: Reached }) {
  const t = useMessages()
  return (
    <ol className={styles.goals}>
      {GOALS.map((goal) => {
        const Icon = reached[goal] ? CircleCheck : Circle
        return (
          <li key={goal} className={styles.goal} data-done={reached[goal] || undefined}>
            <Icon size={16} aria-hidden />
            {t(`goals.${goal}`)}
            {reached[goal] && <VisuallyHidden>{t('goals.isDone')}</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}

/** As high as it mostly is: most people see it when half is done. */
function Waiting() {
  const t = useMessages()
  return (
    <div className={styles.place} aria-busy>
      <VisuallyHidden>{t('partner.general.loading')}</VisuallyHidden>
      <div className={styles.card}>
        <div className={styles.line}>
          <Skeleton width="min(420px, 80%)" height="1lh" />
        </div>
      </div>
    </div>
  )
}
