import { type ComponentType, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { dialogExited, type OpenedDialog, useAppDispatch } from '../../../store'
import { MissingState } from './MissingState'
import { reportMissingPart } from './reportMissingPart'

/** How dialogs are opened, and tell that they are closed. */
interface DialogProps {
  readonly open?: boolean
  readonly onClose?: (() => void) | undefined
  readonly onExited?: () => void
  /** One in the store's list. */
  readonly dialog?: OpenedDialog
}

interface Props<PartProps extends object> {
  readonly props: PartProps
  /** The part, to be asked for again. */
  readonly Again: ComponentType<PartProps>
}

const KEYS = ['open', 'onClose', 'onExited', 'dialog'] satisfies (keyof DialogProps)[]

/** Stands for a part that could not be loaded: says so, and offers what helps. */
export const MissingPart = <PartProps extends object>({ props, Again }: Props<PartProps>) =>
  KEYS.some((key) => key in props) ? <MissingDialog props={props} Again={Again} /> : <MissingPlace props={props} Again={Again} />

/** Closes, so that whoever opens it again asks for it again. */
function MissingDialog<PartProps extends DialogProps>({ props, Again }: Props<PartProps>) {
  const { dialog, open = dialog?.open ?? true, onClose, onExited } = props
  const dispatch = useAppDispatch()
  const wasClosed = useRef(false)
  const [isAgain, setAgain] = useState(false)
  const close = useEffectEvent(() => {
    dispatch(reportMissingPart())
    onClose?.()
    onExited?.()
    if (dialog) dispatch(dialogExited(dialog.id))
  })
  useEffect(() => {
    if (!open) wasClosed.current = true
    else if (wasClosed.current) setAgain(true)
    else close()
  }, [open])
  return isAgain ? <Again {...props} /> : null
}

function MissingPlace<PartProps extends object>({ props, Again }: Props<PartProps>) {
  const [isAgain, setAgain] = useState(false)
  const failure = <MissingState busy={isAgain} onRetry={() => setAgain(true)} />
  if (!isAgain) return failure
  return (
    <Suspense fallback={failure}>
      <Again {...props} />
    </Suspense>
  )
}
