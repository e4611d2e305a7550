import { useMessages } from '../../../src/i18n'
import { NOTIFICATION_FLAGS } from '../../../src/model'
import { Checkbox } from '../../../src/ui'
import styles from '../shared/profile.module.css'
import { ProfileSection } from '../shared/ProfileSection'
import type { ProfileFormState } from './useProfileForm'

/** Each flag says when a mail is sent (PR-02). */
export function NotificationsSection({ fields, errors, change }: ProfileFormState) {
  const t = useMessages()
  return (
    <ProfileSection anchor="notifications" title={t('profile.notifications')} description={t('profile.notifications.description')}>
      <div className={styles.choices}>
        {NOTIFICATION_FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            label={t(`profile.${flag}`)}
            description={t(`profile.${flag}.description`)}
            checked={fields[flag]}
            error={errors[flag]}
            onChange={(checked) => change({ [flag]: checked })}
          />
        ))}
      </div>
    </ProfileSection>
  )
}
