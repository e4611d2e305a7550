import type { Profile } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useToday } from '../../../src/islands'
import { isProfileDate } from '../../../src/model'
import { Button, DateField, Ends, FieldRow, Fields } from '../../../src/ui'
import styles from '../shared/profile.module.css'
import { ProfileSection } from '../shared/ProfileSection'
import { DueInAbsence } from './DueInAbsence'
import { SubstituteField } from './SubstituteField'
import type { ProfileFormState } from './useProfileForm'

interface Props extends ProfileFormState {
  profile: Profile
}

/** From when until when the user is away, and who stands in (PR-03). Nobody is given work in that time (defaults 5.7). */
export function AbsenceSection({ profile, fields, errors, change }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const { inactivateFrom: from, inactivateUntil: until } = fields
  const error = errors.inactivateFrom ?? errors.inactivateUntil
  const hasBegin = profile.staff.inactivateFrom !== undefined
  const hasSubstitute = profile.substitute !== undefined

  const isAhead = isProfileDate(until) && until >= today
  const isPlanned = isProfileDate(from) && from > today
  const key = isAhead ? (isPlanned ? 'profile.absence.between' : 'profile.absence.until') : 'profile.absence.past'
  const effect = isProfileDate(until)
    ? t(key, { date: formats.date(until), ...(isPlanned && { from: formats.date(from) }) })
    : t('profile.absence.none')

  return (
    <ProfileSection anchor="absence" title={t('profile.absence')} description={t('profile.absence.description')}>
      <Fields>
        <FieldRow>
          {hasBegin && (
            <DateField
              label={t('profile.absence.from')}
              name="inactivateFrom"
              value={from}
              error={errors.inactivateFrom && t(errors.inactivateFrom)}
              description={t('profile.absence.from.description')}
              onChange={(day) => change({ inactivateFrom: day })}
            />
          )}
          <DateField
            label={t('profile.absence.label')}
            name="inactivateUntil"
            value={until}
            error={errors.inactivateUntil && t(errors.inactivateUntil)}
            onChange={(day) => change({ inactivateUntil: day })}
          />
        </FieldRow>
        {hasSubstitute && (
          <SubstituteField
            known={profile.substitute ?? null}
            value={fields.substitute}
            error={errors.substitute}
            onChange={(substitute) => change({ substitute })}
          />
        )}
        <Ends gap={4}>
          <p className={styles.hint} aria-live="polite">
            {!error && effect}
          </p>
          {isAhead && !error && <DueInAbsence from={isPlanned ? from : undefined} until={until} />}
          {(until || from || fields.substitute) && (
            <Button size="sm" onClick={() => change({ inactivateFrom: '', inactivateUntil: '', substitute: '' })}>
              {t('profile.absence.clear')}
            </Button>
          )}
        </Ends>
      </Fields>
    </ProfileSection>
  )
}
