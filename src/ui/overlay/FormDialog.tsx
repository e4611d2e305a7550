import { LockedFields } from '../layout/LockedFields'
import { reportUnfit } from '../layout/reportUnfit'
import { Stack } from '../layout/Stack'
import { useHeldFields } from '../layout/useHeldFields'
import { useViewOnly } from '../layout/useViewOnly'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../button/Button'
import { useMessages } from '../../i18n'
import { Dialog, type DialogProps } from './Dialog'
import { DiscardDialog } from './DiscardDialog'
import { useUnsaved } from './useUnsaved'

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'icon' | 'size' | 'onExited'> {
  /** Where the caller decides it; without it, until the form is submitted or left. */
  open?: boolean | undefined
  /** Text of the button that does it. */
  submitLabel: string
  /** Text of the button that does not; "Cancel" if not given, null where nothing is left to cancel. */
  cancelLabel?: string | null | undefined
  /** What cannot be undone is red. */
  danger?: boolean | undefined
  /** Something is missing that it cannot do without. */
  disabled?: boolean | undefined
  /** Something was entered that would be lost: asks before it is, and so does the page. */
  isChanged?: boolean | undefined
  /** Does it; resolves to whether it is done. Then the dialog closes, else the focus goes to what is wrong. */
  onSubmit: () => boolean | Promise<boolean>
  /** The button that does not leads to the step before. */
  onBack?: (() => void) | undefined
  onClose?: (() => void) | undefined
  children: ReactNode
}

/** A dialog that asks for something and does one thing with it: once at a time, by its button or with Enter. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, cancelLabel, danger, isChanged = false, onSubmit, onBack, onClose, onExited, children } = props
  const viewOnly = useViewOnly()
  const disabled = props.disabled || viewOnly !== undefined
  const t = useMessages()
  const [isUnanswered, setUnanswered] = useState(true)
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    setUnanswered(false)
    onClose?.()
  }
  const leave = () => (isChanged ? setAsking(true) : close())
  const { content, isBusy, submit } = useSubmission(onSubmit, close)
  const isOpen = props.open ?? isUnanswered
  // What is done may lead to another page, and must not be asked about.
  useUnsaved(isChanged && isOpen && !isBusy)

  return (
    <>
      {/* Before the dialog: it gives the focus back first when both close. */}
      <DiscardDialog open={isAsking} onClose={() => setAsking(false)} onDiscard={close} />
      <Dialog
        open={isOpen}
        icon={props.icon}
        title={props.title}
        size={props.size}
        onClose={leave}
        onExited={onExited}
        onSubmit={() => disabled || submit()}
        actions={
          <>
            {cancelLabel !== null && <Button onClick={onBack ?? leave}>{cancelLabel ?? t('partner.general.cancel')}</Button>}
            <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={isBusy} disabled={disabled}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <Stack ref={content}>
          <LockedFields>{children}</LockedFields>
        </Stack>
      </Dialog>
    </>
  )
}

/** One try at a time; after one that failed, the focus is on the first field that is wrong, else on what says why. */
function useSubmission(onSubmit: FormDialogProps['onSubmit'], onDone: () => void) {
  const content = useRef<HTMLDivElement>(null)
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  useHeldFields(content, isBusy)

  // With the commit that shows what is wrong.
  useEffect(() => {
    if (failures === 0) return
    const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector)
    const place = find('[aria-invalid="true"]') ?? find('[role="alert"]')
    place?.focus()
  }, [failures])

  const settle = (isDone: boolean) => (isDone ? onDone() : setFailures((count) => count + 1))
  async function wait(answer: Promise<boolean>): Promise<void> {
    isRunning.current = true
    setBusy(true)
    try {
      settle(await answer)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  const submit = () => {
    if (isRunning.current || reportUnfit(content.current)) return
    const answer = onSubmit()
    if (typeof answer === 'boolean') settle(answer)
    else void wait(answer)
  }
  return { content, isBusy, submit }
}
