import { Suspense, useState } from 'react'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { DuePanel, useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Button, PopoverButton } from '../../../src/ui'
import { CalendarClock, ChevronDown } from '../../../src/ui/icons'
import { useWriteAbout } from '../mail/useWriteAbout'

const MoveDueDialog = lazyPart(() => import('./MoveDueDialog'))

interface Props {
  websites: readonly Website[]
  onApplied: (refused: ReadonlySet<number>) => void
}

/** Gives all of them a due date or moves the one each has, and writes to their customers about it if asked. */
export function DueButton({ websites, onApplied }: Props) {
  const t = useMessages()
  const { apply } = useWebsiteChanges()
  const write = useWriteAbout('date')
  const [isMoving, setMoving] = useState<boolean>()
  const finish = (refused: ReadonlySet<number>, writes: boolean) => {
    onApplied(refused)
    const changed = websites.filter(({ id }) => !refused.has(id))
    if (writes && changed.length > 0) write?.(changed)
  }
  return (
    <>
      <PopoverButton
        label={t('websites.column.due_date')}
        renderTrigger={(props) => (
          <Button size="sm" icon={CalendarClock} iconEnd={ChevronDown} data-key="D" {...props}>
            {t('websites.column.due_date')}
          </Button>
        )}
      >
        {(close) => (
          <DuePanel
            onMove={() => {
              close()
              setMoving(true)
            }}
            value={websites.find(({ due_date }) => due_date !== null)?.due_date ?? null}
            offersMail={write !== null}
            onChoose={(due_date, writes) => {
              close()
              void apply(websites, { due_date }).then((refused) => finish(refused, writes))
            }}
          />
        )}
      </PopoverButton>
      {isMoving !== undefined && (
        <Suspense>
          <MoveDueDialog
            open={isMoving}
            websites={websites}
            offersMail={write !== null}
            onClose={() => setMoving(false)}
            onApplied={finish}
          />
        </Suspense>
      )}
    </>
  )
}
