import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { BackButton, DiscardDialog } from '../../../src/ui'

interface Props {
  /** A record is open in its form, which is not kept as pending changes are. */
  readonly isEditing: boolean
  readonly onLeave: () => void
}

/** The way back to the domains; asks before what somebody is typing is lost. */
export function LeaveZone({ isEditing, onLeave }: Props) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <BackButton onClick={() => (isEditing ? setAsking(true) : onLeave())}>{t('domains.dns.back')}</BackButton>
      <DiscardDialog open={isAsking} onClose={() => setAsking(false)} onDiscard={onLeave} />
    </>
  )
}
