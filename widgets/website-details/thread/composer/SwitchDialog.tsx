import { useMessages } from '../../../../src/i18n'
import { ConfirmDialog } from '../../../../src/ui'

interface Props {
  open: boolean
  /** Who would read what is already written. */
  to: 'public' | 'internal'
  onSwitch: () => void
  onClose: () => void
}

/** Asks before what was written for the team goes to the customer, or the other way round (TK-06). */
export function SwitchDialog({ open, to, onSwitch, onClose }: Props) {
  const t = useMessages()
  return (
    <ConfirmDialog
      open={open}
      title={t(`websiteDetails.thread.switch.${to}`)}
      confirmLabel={t(`websiteDetails.thread.switch.${to}.submit`)}
      onConfirm={onSwitch}
      onClose={onClose}
    >
      {t(`websiteDetails.thread.switch.${to}.hint`)}
    </ConfirmDialog>
  )
}
