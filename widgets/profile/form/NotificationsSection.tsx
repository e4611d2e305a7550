import type { Profile } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { DIGESTS, isDigest, NOTIFICATION_FLAGS } from '../../../src/model'
import { Checkbox, Select } from '../../../src/ui'
import styles from '../shared/profile.module.css'
import { ProfileSection } from '../shared/ProfileSection'
import { NotificationTable } from './NotificationTable'
import { TestNotification } from './TestNotification'
import type { ProfileFormState } from './useProfileForm'

interface Props extends ProfileFormState, Pick<Profile, 'email'> {
  /** Where the server only mails, there is nothing to choose between. */
  hasChannels: boolean
}

/** Each event says where it is told, and the mails how often (PR-02). */
export function NotificationsSection({ hasChannels, email, ...form }: Props) {
  const t = useMessages()
  const { fields, errors, change } = form
  const description = t(hasChannels ? 'profile.notifications.both' : 'profile.notifications.description')
  return (
    <ProfileSection anchor="notifications" title={t('profile.notifications')} description={description}>
      <div className={styles.choices}>
        {hasChannels ? (
          <NotificationTable {...form} />
        ) : (
          NOTIFICATION_FLAGS.map((flag) => (
            <Checkbox
              key={flag}
              label={t(`profile.${flag}`)}
              description={t(`profile.${flag}.description`)}
              checked={fields[flag]}
              error={errors[flag]}
              onChange={(checked) => change({ [flag]: checked })}
            />
          ))
        )}
        {fields.digest && (
          <Select
            label={t('profile.digest')}
            options={DIGESTS.map((value) => ({ value, label: t(`profile.digest.${value}`) }))}
            value={fields.digest}
            error={errors.digest}
            onChange={(value) => isDigest(value) && change({ digest: value })}
          />
        )}
        {email && <TestNotification email={email} />}
      </div>
    </ProfileSection>
  )
}
