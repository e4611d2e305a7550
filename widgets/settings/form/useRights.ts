import { useMessages } from '../../../src/i18n'
import { may } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'

/** Why the viewer may only read: the workflow is open to managers, all the rest to admins (defaults 5.6). */
export function useRights() {
  const t = useMessages()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const locked = t('settings.adminOnly')
  return {
    account: may('edit_account_settings', roles) === 'all' ? undefined : locked,
    workflow: may('edit_workflow_settings', roles) === 'all' ? undefined : locked,
  }
}
