import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { Button, EmptyState } from '../../src/ui'
import { LogIn } from '../../src/ui/icons'

/** In the place of every screen while nobody is signed in: what was kept for somebody is gone, and nothing can be shown. */
export function SignedOut() {
  const t = useMessages()
  const { leavePage } = useIsland().services
  return (
    <div role="alert">
      <EmptyState
        icon={LogIn}
        title={t('partner.error.unauthorized')}
        action={
          <Button variant="primary" onClick={() => leavePage(location.href, 'reload')}>
            {t('partner.general.signIn')}
          </Button>
        }
      />
    </div>
  )
}
