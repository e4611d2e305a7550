import { hoursText } from '../../../src/model'
import { useSetTimeBudgetMutation } from '../../../src/api/time'
import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import { partner_website_time_budget, type TimeSpent } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { useOfferUndo } from '../../../src/parts/recentActions'
import { cx } from '../../../src/ui'
import { InlineText } from '../inline/InlineText'
import { useRights } from '../workflow/useRights'
import { minutesOfHours } from './duration'
import styles from './timer.module.css'

interface Props {
  websiteId: number
  spent: TimeSpent
}

const MINUTE_S = 60

/** How much of the time that the work may take is used (TM-07). */
export function TimeBudget({ websiteId, spent: { totalSeconds, budgetSeconds } }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const { data: website } = useWebsiteDetailsQuery(websiteId)
  const canEdit = useRights(website)('edit_time_of_others') && router.has(partner_website_time_budget.name)
  const offerUndo = useOfferUndo()
  const [send] = useSetTimeBudgetMutation()
  if (budgetSeconds === null && !canEdit) return null

  const set = (minutes: number | null) => send({ websiteId, minutes }).unwrap()
  const save = async (text: string) => {
    await set(text.trim() ? minutesOfHours(text) : null)
    offerUndo(t('websiteChange.done.field', { field: t('websiteDetails.timer.budget') }), () =>
      set(budgetSeconds === null ? null : budgetSeconds / MINUTE_S),
    )
  }
  const left = (budgetSeconds ?? 0) - totalSeconds
  return (
    <div className={cx(styles.sum, styles.limit)} data-over={(budgetSeconds !== null && left < 0) || undefined}>
      <span className={styles.budget}>
        <span>{t('websiteDetails.timer.budget')}</span>
        <InlineText
          label={t('websiteDetails.timer.budget')}
          value={budgetSeconds === null ? '' : hoursText(budgetSeconds)}
          canEdit={canEdit}
          validate={(text) => (text.trim() && minutesOfHours(text) === null ? t('websiteDetails.timer.budget.wrong') : undefined)}
          onSave={save}
        />
      </span>
      {budgetSeconds !== null && (
        <>
          <span className={styles.time}>
            {t(left < 0 ? 'websiteDetails.timer.budget.over' : 'websiteDetails.timer.budget.left', { time: hoursText(Math.abs(left)) })}
          </span>
          <span className={styles.bar} aria-hidden>
            <span style={{ inlineSize: `${Math.min(1, totalSeconds / budgetSeconds) * 100}%` }} />
          </span>
        </>
      )}
    </div>
  )
}
