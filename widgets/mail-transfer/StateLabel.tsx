import type { MailTransfer } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import type { MailTransferState } from '../../src/model'
import { Badge, type BadgeTone } from '../../src/ui'
import { progressOf } from './totals'

const TONES: Readonly<Record<MailTransferState, BadgeTone>> = {
  checking: 'primary',
  ready: 'primary',
  running: 'primary',
  paused: 'warning',
  done: 'success',
  cancelled: 'neutral',
}

export function StateLabel({ transfer: { state, folders } }: { transfer: MailTransfer }) {
  const t = useMessages()
  const formats = useFormats()
  return (
    <Badge tone={TONES[state]}>
      {t(`mailTransfer.state.${state}`)}
      {state === 'running' && ` ${formats.number(progressOf(folders), { style: 'percent' })}`}
    </Badge>
  )
}
