import { MessageSquareText, Trash2 } from '../../../src/ui/icons'
import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { MINUTE_MS } from '../../../src/model'
import { MenuButton, MenuItem } from '../../../src/ui'
import { pagePart } from '../../../src/islands'
import { type OwnTimer, type TimerActions, useElapsed } from '../../../src/parts/timer'

const ReasonDialog = pagePart(async () => (await import('./ReasonDialog')).default)

/** So long a start by mistake leaves no trace (TM-05). */
const DISCARD_MS = MINUTE_MS

interface Props {
  websiteId: number
  timer: OwnTimer
  actions: TimerActions
}

/** The other ways to end the running timer. */
export function TimerMenu({ websiteId, timer, actions }: Props) {
  const t = useMessages()
  const [asksReason, setAsksReason] = useState(false)
  const isLate = (useElapsed(timer, DISCARD_MS) ?? 0) >= DISCARD_MS
  return (
    <>
      <MenuButton label={t('websiteDetails.timer.more')} size="sm" variant="ghost" placement="bottom-end">
        <MenuItem changes icon={MessageSquareText} onSelect={() => setAsksReason(true)}>
          {t('websiteDetails.timer.stopWithReason')}
        </MenuItem>
        <MenuItem
          changes
          icon={Trash2}
          tone="danger"
          disabled={isLate}
          description={isLate ? t('websiteDetails.timer.discard.late') : undefined}
          onSelect={actions.discard}
        >
          {t('websiteDetails.timer.discard')}
        </MenuItem>
      </MenuButton>
      {asksReason && <ReasonDialog websiteId={websiteId} onExited={() => setAsksReason(false)} onStop={actions.stop} />}
    </>
  )
}
