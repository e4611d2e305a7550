import { useFormats, useMessages } from '../../../src/i18n'
import { useToday } from '../../../src/islands'
import { isProfileDate } from '../../../src/model'
import { Button, DateField, Ends, Fields } from '../../../src/ui'
import styles from '../shared/profile.module.css'
import { ProfileSection } from '../shared/ProfileSection'
import { DueInAbsence } from './DueInAbsence'
import type { ProfileFormState } from './useProfileForm'

/** Nobody is given work until the end of the day that is chosen here (defaults 5.7). */
export function AbsenceSection({ fields: { inactivateUntil: until }, errors, change }: ProfileFormState) {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const error = errors.inactivateUntil

  const isAhead = isProfileDate(until) && until >= today

  const effect = !isProfileDate(until)
    ? t('profile.absence.none')
    : t(isAhead ? 'profile.absence.until' : 'profile.absence.past', { date: formats.date(until) })

  return (
    <ProfileSection anchor="absence" title={t('profile.absence')} description={t('profile.absence.description')}>
      <Fields>
        <div className={styles.day}>
          <DateField
            label={t('profile.absence.label')}
            value={until}
            error={error && t(error)}
            onChange={(day) => change({ inactivateUntil: day })}
          />
        </div>
        <Ends gap={4}>
          <p className={styles.hint} aria-live="polite">
            {!error && effect}
          </p>
          {isAhead && !error && <DueInAbsence until={until} />}
          {until && (
            <Button size="sm" onClick={() => change({ inactivateUntil: '' })}>
              {t('profile.absence.clear')}
            </Button>
          )}
        </Ends>
      </Fields>
    </ProfileSection>
  )
}
