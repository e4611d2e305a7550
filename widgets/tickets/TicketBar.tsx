import { AlarmClock, AlarmClockOff, Check, ChevronDown, FolderInput, Merge, Pin } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { api_partner_ticket_merge, type Message } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { lazyPart, useIsland } from '../../src/islands'
import { may } from '../../src/model'
import { BulkBar } from '../../src/parts/bulkBar'
import { selectUser, useAppSelector } from '../../src/store'
import { Button } from '../../src/ui'
import { AWAKE } from '../../src/parts/snooze'
import type { Desk } from './desk/useDesk'
import { SnoozeButton } from './snooze/SnoozeButton'
import { WEBSITE_CHANGES } from './website/websiteChanges'

const MergeDialog = lazyPart(() => import('./dialogs/MergeDialog'))

interface Props {
  tickets: readonly Message[]
  desk: Desk
  /** Whether they were put off. */
  snoozed: boolean
  onClear: () => void
}

/** What can be done with everything that is selected. */
export default function TicketBar({ tickets, desk, snoozed, onClear }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const [isMerging, setMerging] = useState<boolean>()
  const { finish, snooze, pin, popups, move } = desk
  const canMerge = router.has(api_partner_ticket_merge.name) && may('merge_messages', roles) === 'all'
  return (
    <BulkBar label={t('tickets.bulk')} count={t('tickets.selected', { count: tickets.length })} onClear={onClear}>
      <Button size="sm" icon={Check} onClick={() => void finish(tickets).then(onClear)}>
        {t('tickets.markDone')}
      </Button>
      {snoozed ? (
        <Button size="sm" icon={AlarmClockOff} onClick={() => void snooze(tickets, AWAKE).then(onClear)}>
          {t('tickets.wake')}
        </Button>
      ) : (
        <SnoozeButton
          onChoose={(delay) => void snooze(tickets, delay).then(onClear)}
          renderTrigger={(trigger) => (
            <Button size="sm" icon={AlarmClock} iconEnd={ChevronDown} {...trigger}>
              {t('tickets.snooze')}
            </Button>
          )}
        />
      )}
      {WEBSITE_CHANGES.filter(({ kind }) => popups.can(kind)).map(({ kind, icon, label }) => (
        <Button key={kind} size="sm" icon={icon} iconEnd={ChevronDown} {...popups.triggerOf(kind, tickets)}>
          {t(label)}
        </Button>
      ))}
      <Button size="sm" icon={Pin} onClick={() => tickets.forEach(pin)}>
        {t('tickets.pin')}
      </Button>
      {move.isOffered && (
        <Button size="sm" icon={FolderInput} onClick={() => move.ask(tickets, onClear)}>
          {t('tickets.move')}
        </Button>
      )}
      {canMerge && tickets.length > 1 && (
        <Button size="sm" icon={Merge} onClick={() => setMerging(true)}>
          {t('tickets.merge')}
        </Button>
      )}
      <Suspense>
        {isMerging !== undefined && <MergeDialog open={isMerging} tickets={tickets} onClose={() => setMerging(false)} onMerged={onClear} />}
      </Suspense>
    </BulkBar>
  )
}
