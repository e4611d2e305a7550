import { AlarmClock, AlarmClockOff, Check, ChevronDown, Merge, Pin, X } from '../../src/ui/icons'
import { Suspense, useState } from 'react'
import { api_partner_ticket_merge, type Message } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { lazyPart, useIsland } from '../../src/islands'
import { may } from '../../src/model'
import { selectUser, useAppSelector, useBarCommands } from '../../src/store'
import { Button, IconButton } from '../../src/ui'
import styles from './bulkBar.module.css'
import { SnoozeButton } from './SnoozeButton'
import { AWAKE, type TicketActions } from './useTicketActions'

const MergeDialog = lazyPart(() => import('./dialogs/MergeDialog'))

interface Props {
  tickets: readonly Message[]
  actions: TicketActions
  /** Whether they were put off. */
  snoozed: boolean
  onClear: () => void
}

/** What can be done with everything that is selected. */
export default function BulkBar({ tickets, actions, snoozed, onClear }: Props) {
  const t = useMessages()
  const bar = useBarCommands()
  const { router } = useIsland()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const [isMerging, setMerging] = useState<boolean>()
  const { finish, snooze, pin } = actions
  const canMerge = router.has(api_partner_ticket_merge.name) && may('merge_messages', roles) === 'all'
  return (
    <section ref={bar} className={styles.bar} aria-label={t('tickets.bulk')}>
      <strong>{t('tickets.selected', { count: tickets.length })}</strong>
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
      <Button size="sm" icon={Pin} onClick={() => tickets.forEach(pin)}>
        {t('tickets.pin')}
      </Button>
      {canMerge && tickets.length > 1 && (
        <Button size="sm" icon={Merge} onClick={() => setMerging(true)}>
          {t('tickets.merge')}
        </Button>
      )}
      <IconButton icon={X} size="sm" label={t('partner.general.clear')} onClick={onClear} />
      <Suspense>
        {isMerging !== undefined && <MergeDialog open={isMerging} tickets={tickets} onClose={() => setMerging(false)} onMerged={onClear} />}
      </Suspense>
    </section>
  )
}
