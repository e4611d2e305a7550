import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { useUnsavedChanges } from '../../../src/store'
import { Button, DiscardDialog } from '../../../src/ui'

interface Props {
  /** Something was typed that nothing keeps: passwords stay nowhere. */
  isTyped: boolean
  onCancel: () => void
}

/** Gives up a form; this way and all others out of it ask before what was typed is lost. */
export function CancelButton({ isTyped, onCancel }: Props) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  useUnsavedChanges(isTyped, 'form')
  return (
    <>
      <Button onClick={() => (isTyped ? setAsking(true) : onCancel())}>{t('partner.general.cancel')}</Button>
      <DiscardDialog open={isAsking} onClose={() => setAsking(false)} onDiscard={onCancel} />
    </>
  )
}
