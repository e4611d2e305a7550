import { CircleCheck, Circle, X } from '../../src/ui/icons'
import { useState } from 'react'
import { dismissGoals, useGoalsQuery } from '../../src/api/shell'
import { useMessages } from '../../src/i18n'
import { GOALS } from '../../src/model'
import { selectPlace, useAppDispatch, useAppSelector } from '../../src/store'
import { Card, IconButton, ProgressBar, Skeleton, VisuallyHidden } from '../../src/ui'
import styles from './goals.module.css'

/** The first steps of a new partner, until all are done or somebody has seen enough of them (GO-01). */
export function GoalsChecklist() {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [isDismissed, setDismissed] = useState(false)
  const { path } = useAppSelector(selectPlace)
  const [home] = useState(path)
  const { data: reached, isError } = useGoalsQuery()
  // It belongs to the page it was put on; others come without a load, and its host element stays.
  if (isDismissed || path !== home || (!reached && isError)) return null
  if (!reached) return <Waiting />
  const done = GOALS.filter((goal) => reached[goal]).length
  if (done === GOALS.length) return null

  const dismiss = () => {
    setDismissed(true)
    void dispatch(dismissGoals()).catch(() => setDismissed(false))
  }
  return (
    <div className={styles.place}>
      <Card
        title={t('goals.title')}
        description={t('goals.done', { done, total: GOALS.length })}
        actions={<IconButton icon={X} size="sm" label={t('goals.dismiss')} onClick={dismiss} />}
      >
        <ProgressBar label={t('goals.title')} value={done / GOALS.length} />
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
      </Card>
    </div>
  )
}

/** As high as the list: what is below stays where it is. */
function Waiting() {
  const t = useMessages()
  return (
    <div className={styles.place} aria-busy>
      <VisuallyHidden>{t('partner.general.loading')}</VisuallyHidden>
      <Card title={t('goals.title')} description={<Skeleton width="96px" />}>
        <Skeleton shape="block" height="8px" />
        <div className={styles.goals}>
          {GOALS.map((goal) => (
            <Skeleton key={goal} width="70%" height="1lh" />
          ))}
        </div>
      </Card>
    </div>
  )
}
