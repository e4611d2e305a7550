import { Send } from '../../../../src/ui/icons'
import { useMessages } from '../../../../src/i18n'
import { Button, useKeyNames } from '../../../../src/ui'
import type { Mode } from '../../../../src/parts/composer'

interface Props {
  mode: Mode
  canSend: boolean
  isSending: boolean
}

export function SendButton({ mode, canSend, isSending }: Props) {
  const t = useMessages()
  const keyNames = useKeyNames()
  return (
    <Button type="submit" variant="primary" icon={Send} disabled={!canSend && !isSending} busy={isSending} title={keyNames('Ctrl Enter')}>
      {t(mode === 'message_to' ? 'composer.queue' : 'websiteDetails.thread.compose.save')}
    </Button>
  )
}
