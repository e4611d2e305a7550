import { useMessages } from '../../../src/i18n'
import { NOTIFICATION_FLAGS } from '../../../src/model'
import { Checkbox } from '../../../src/ui'
import { inApp } from './profileFields'
import styles from './notificationTable.module.css'
import type { ProfileFormState } from './useProfileForm'

/** What happens, and where one is told of it. */
export function NotificationTable({ fields, change }: ProfileFormState) {
  const t = useMessages()
  const channels = [
    { name: t('profile.channel.app'), fieldOf: inApp },
    { name: t('profile.channel.email'), fieldOf: (flag: (typeof NOTIFICATION_FLAGS)[number]) => flag },
  ]
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('profile.channel.event')}</th>
          {channels.map(({ name }) => (
            <th key={name} scope="col" className={styles.channel}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_FLAGS.map((flag) => (
          <tr key={flag}>
            <th scope="row">
              {t(`profile.${flag}`)}
              <p className={styles.when}>{t(`profile.${flag}.description`)}</p>
            </th>
            {channels.map(({ name, fieldOf }) => (
              <td key={name} className={styles.channel}>
                <Checkbox
                  label={t('profile.channel.choice', { event: t(`profile.${flag}`), channel: name })}
                  hideLabel
                  checked={fields[fieldOf(flag)] ?? false}
                  onChange={(checked) => change({ [fieldOf(flag)]: checked })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
