import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { useMessages } from '../../../src/i18n'
import { Button } from '../../../src/ui'
import { Send, Undo2 } from '../../../src/ui/icons'
import styles from '../shared/mailer.module.css'
import type { BulkSending } from './useBulkSend'

interface Props {
  sending: BulkSending
  /** How many would get the mail. */
  count: number
}

/** Sends the mails of a batch, and takes them back. */
export function BatchActions({ sending, count }: Props) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const focus = useFocusHere(box)
  return (
    <div ref={box} className={styles.bottom} role="status" tabIndex={-1} {...focus}>
      {sending.until !== null && (
        <Button icon={Undo2} busy={sending.isBusy} onClick={() => void sending.undoAll()}>
          {t('mailer.undo')}
        </Button>
      )}
      <Button type="submit" variant="primary" icon={Send} busy={sending.isBusy} disabled={count === 0}>
        {t('mailer.bulk.send', { count })}
      </Button>
    </div>
  )
}

/** Keeps the focus when the button that has it goes, or takes it no more. */
function useFocusHere(box: RefObject<HTMLElement | null>) {
  const isHere = useRef(false)
  useEffect(() => {
    if (isHere.current && !box.current?.matches(':focus') && !box.current?.querySelector(':focus:enabled')) box.current?.focus()
  })
  return {
    onFocus: () => (isHere.current = true),
    // Without a next one it went with the button.
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget || (target.isConnected && !target.matches(':disabled'))) isHere.current = false
    },
  }
}
