import { Mail } from '../../../src/ui/icons'
import { useTestNotificationMutation } from '../../../src/api/profile'
import { api_partner_profile_test } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { showToast, useAppDispatch } from '../../../src/store'
import { Button } from '../../../src/ui'

interface Props {
  email: string
}

/** Shows that notifications arrive, and where (PR-06). */
export function TestNotification({ email }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { router } = useIsland()
  const [send, { isLoading }] = useTestNotificationMutation()
  if (!router.has(api_partner_profile_test.name)) return null
  const test = async () => {
    await send().unwrap()
    dispatch(showToast({ kind: 'success', key: t('profile.notifications.tested', { email }) }))
  }
  return (
    <div>
      <Button size="sm" icon={Mail} busy={isLoading} onClick={() => void test().catch(() => undefined)}>
        {t('profile.notifications.test')}
      </Button>
    </div>
  )
}
