import { useSavePreferencesMutation } from '../../../src/api/personal'
import { api_partner_preferences, api_partner_session_start } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { selectPreferences, useAppSelector, useAttempt } from '../../../src/store'
import { Switch } from '../../../src/ui'

/** Whether the viewer's timer starts by itself. */
export function AutoStartSwitch() {
  const t = useMessages()
  const { router } = useIsland()
  const attempt = useAttempt()
  const { startsTimer } = useAppSelector(selectPreferences)
  const [save] = useSavePreferencesMutation()
  if (![api_partner_preferences, api_partner_session_start].every(({ name }) => router.has(name))) return null
  return (
    <Switch
      label={t('websiteDetails.timer.autoStart')}
      checked={startsTimer}
      onChange={(next) => void attempt({ run: () => save({ startsTimer: next }).unwrap() })}
    />
  )
}
