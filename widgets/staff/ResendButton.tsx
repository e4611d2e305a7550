import { useResendAllInvitationsMutation, useStaffQuery } from '../../src/api/staff'
import { useMessages } from '../../src/i18n'
import { showToast, useAppDispatch } from '../../src/store'
import { Button, LockedActions } from '../../src/ui'
import { MailPlus } from '../../src/ui/icons'
import { INVITED } from './staffQueries'

/** Invites everybody again who has not answered yet. They may stand on another page, or be filtered away. */
export function ResendButton() {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { data: invited } = useStaffQuery({ query: INVITED })
  const [resendAll, { isLoading }] = useResendAllInvitationsMutation()
  if (!invited || invited.pagination.total === 0) return null

  const sendAgain = async () => {
    const { data } = await resendAll()
    if (data) dispatch(showToast({ kind: 'success', key: t('staff.resentAll', { count: data.items.length }) }))
  }
  return (
    <LockedActions>
      <Button icon={MailPlus} busy={isLoading} onClick={() => void sendAgain()}>
        {t('staff.resendAll')}
      </Button>
    </LockedActions>
  )
}
