import { useInviteClientMutation } from '../../src/api/clients'
import type { ResellerCustomer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { showToast, useAppDispatch } from '../../src/store'

/** Whether somebody may still be invited as the first admin. */
export const isWaiting = ({ status }: Pick<ResellerCustomer, 'status'>): boolean => status === 'prospect' || status === 'invited'

/** Invites the first admin of a customer, or once more. */
export function useInvite() {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [invite] = useInviteClientMutation()
  const send = async ({ id, company }: Pick<ResellerCustomer, 'id' | 'company'>) => {
    await invite({ params: { client: id } }).unwrap()
    dispatch(showToast({ kind: 'success', key: t('clients.invitationSent', { company }) }))
  }
  return (client: Pick<ResellerCustomer, 'id' | 'company'>) => void send(client).catch(() => undefined)
}
