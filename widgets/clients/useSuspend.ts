import { useUpdateClientMutation } from '../../src/api/clients'
import type { ResellerCustomer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { showToast, useAppDispatch } from '../../src/store'

/** Shuts a customer out, or lets it in again; can be undone. */
export function useSuspend() {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [update] = useUpdateClientMutation()

  const suspend = async ({ id, status: now }: Pick<ResellerCustomer, 'id' | 'status'>) => {
    const next = now === 'suspended' ? 'active' : 'suspended'
    const set = (status: 'active' | 'suspended') => update({ params: { client: id }, body: { status } }).unwrap()
    await set(next)
    const undo = () => void set(next === 'active' ? 'suspended' : 'active').catch(() => undefined)
    dispatch(showToast({ kind: 'success', key: t(`clients.now.${next}`), action: { key: 'partner.general.undo', run: undo } }))
  }
  return (client: Pick<ResellerCustomer, 'id' | 'status'>) => void suspend(client).catch(() => undefined)
}
