import { useMessages } from '../../../src/i18n'
import { NOTIFICATION_FLAGS } from '../../../src/model'
import { Checkbox } from '../../../src/ui'
import styles from '../shared/profile.module.css'
import { ProfileSection } from '../shared/ProfileSection'
import { TestNotification } from './TestNotification'
import type { ProfileFormState } from './useProfileForm'

interface Props extends ProfileFormState {
  /** Where they go; null where the host does not say. */
  email: string | null
}

/** Each flag says when a mail is sent (PR-02). */
export function NotificationsSection({ fields, errors, change, email }: Props) {
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
        {email && <TestNotification email={email} />}
      </div>
    </ProfileSection>
  )
}
