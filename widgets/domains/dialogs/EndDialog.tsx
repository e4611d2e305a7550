import type { ReactNode } from 'react'
import type { Domain } from '../../../src/contract'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { ConfirmDialog, type ConfirmDialogProps } from '../../../src/ui'
import { Consequences } from './Consequences'

interface Props extends Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'typeToConfirm'> {
  readonly domain: Domain
  readonly end: () => Promise<unknown>
  readonly onExited: () => void
  readonly children: ReactNode
}

/** Asks before a domain goes: says what goes with it, and why it was refused. */
export function EndDialog({ domain, end, onExited, children, ...question }: Props) {
  const { busy, error, run } = useSubmit()
  const submit = async () => {
    if (await run(end)) onExited()
  }
  return (
    <ConfirmDialog {...question} open danger busy={busy} onConfirm={() => void submit()} onClose={onExited}>
      {children}
      <Consequences domain={domain} />
      <Refusal error={error} />
    </ConfirmDialog>
  )
}
