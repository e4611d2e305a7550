import { useMessages } from '../../../src/i18n'
import { may } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'
import { useViewOnly } from '../../../src/ui'

/** Why the viewer may only read: whoever looks at a customer changes nothing, the workflow is open to managers, all the rest to admins (defaults 5.6). */
export function useRights() {
  const t = useMessages()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const viewOnly = useViewOnly()
  const locked = t('settings.adminOnly')
  return {
    account: viewOnly ?? (may('edit_account_settings', roles) === 'all' ? undefined : locked),
    workflow: viewOnly ?? (may('edit_workflow_settings', roles) === 'all' ? undefined : locked),
  }
}
