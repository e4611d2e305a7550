import { useDeleteResellerPlanMutation } from '../../../src/api/reseller'
import type { ResellerPlan } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { showToast, useAppDispatch } from '../../../src/store'
import { ConfirmDialog } from '../../../src/ui'

interface Props {
  readonly plan: ResellerPlan
  readonly onClose: () => void
}

/** Asks before a plan goes. */
export default function DeletePlan({ plan: { id, name }, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [remove, { isLoading }] = useDeleteResellerPlanMutation()
  const confirm = async () => {
    try {
      await remove({ params: { plan: id } }).unwrap()
      dispatch(showToast({ kind: 'success', key: t('resellerSettings.plans.deleted', { name }) }))
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmDialog
      open
      title={t('resellerSettings.plans.deleteTitle', { name })}
      confirmLabel={t('partner.general.delete')}
      danger
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void confirm().catch(() => undefined)}
    >
      {t('resellerSettings.plans.deleteText')}
    </ConfirmDialog>
  )
}
