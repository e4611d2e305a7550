import { type ReactNode, useState } from 'react'
import { useMessages } from '../../i18n'
import { useCopy } from '../../store'
import { Button, ConfirmDialog, Dialog, type DialogProps } from '../../ui'
import { Copy } from '../../ui/icons'

interface Props extends Required<Pick<DialogProps, 'icon' | 'title'>> {
  /** What is copied. */
  text: string
  /** Why it should be kept now. */
  why: string
  /** Other ways to keep it. */
  renderWays?: (onKept: () => void) => ReactNode
  /** Text of the button by which somebody says that it is kept; without it there is one that leaves. */
  keptLabel?: string
  onClose: () => void
  children: ReactNode
}

/** Shows what can be seen this one time: leaving asks first, unless it was kept. */
export function OnceDialog({ icon, title, text, why, renderWays, keptLabel, onClose, children }: Props) {
  const t = useMessages()
  const copy = useCopy()
  const [isOpen, setOpen] = useState(true)
  const [isAsking, setAsking] = useState(false)
  const [isKept, setKept] = useState(false)
  const close = () => {
    setAsking(false)
    setOpen(false)
  }
  const leave = () => (isKept ? close() : setAsking(true))
  const onKept = () => setKept(true)
  const copyAll = async () => {
    if (await copy(text)) onKept()
  }
  return (
    <>
      {/* Before the dialog: it gives the focus back first when both close. */}
      <ConfirmDialog
        open={isAsking}
        title={title}
        confirmLabel={t('partner.general.discard')}
        cancelLabel={t('partner.general.back')}
        danger
        onClose={() => setAsking(false)}
        onConfirm={close}
      >
        {why}
      </ConfirmDialog>
      <Dialog
        open={isOpen}
        icon={icon}
        title={title}
        onClose={leave}
        onExited={onClose}
        actions={
          <>
            <Button icon={Copy} data-autofocus={!keptLabel || undefined} onClick={() => void copyAll()}>
              {t('partner.general.copy')}
            </Button>
            {renderWays?.(onKept)}
            <Button variant="primary" data-autofocus={keptLabel ? true : undefined} onClick={keptLabel ? close : leave}>
              {keptLabel ?? t('partner.general.close')}
            </Button>
          </>
        }
      >
        <div onCopy={onKept}>{children}</div>
      </Dialog>
    </>
  )
}
