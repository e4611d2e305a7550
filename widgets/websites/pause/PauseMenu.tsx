import { AlarmClock, Archive, PauseCircle, Undo2 } from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { type Pause, PauseDialog, useWebsiteChanges } from '../../../src/parts/websiteChange'
import { MenuButton, MenuItem } from '../../../src/ui'

interface Props {
  websites: readonly Website[]
  label: string
  variant?: 'ghost' | undefined
  onApplied?: ((refused: ReadonlySet<number>) => void) | undefined
}

/** Takes websites out of the view for a while or for good, with a reason, and brings them back (RE-04). */
export function PauseMenu({ websites, label, variant, onApplied }: Props) {
  const t = useMessages()
  const { apply, may } = useWebsiteChanges()
  const [pause, setPause] = useState<Pause>()
  const [isOpen, setOpen] = useState(false)
  if (!may('change_due_date')) return null
  const ask = (kind: Pause) => {
    setPause(kind)
    setOpen(true)
  }
  return (
    <>
      <MenuButton size="sm" icon={variant ? undefined : PauseCircle} variant={variant} label={label}>
        <MenuItem icon={AlarmClock} onSelect={() => ask('snoozed')}>
          {t('websites.pause.snoozed')}
        </MenuItem>
        <MenuItem icon={Archive} onSelect={() => ask('lost')}>
          {t('websites.pause.lost')}
        </MenuItem>
        {websites.some(({ snoozed, lost }) => snoozed ?? lost) && (
          <MenuItem changes icon={Undo2} onSelect={() => void apply(websites, { snoozed: null, lost: null }).then(onApplied)}>
            {t('websiteChange.bringBack')}
          </MenuItem>
        )}
      </MenuButton>
      {pause && (
        <Suspense>
          <PauseDialog
            key={pause}
            open={isOpen}
            pause={pause}
            websites={websites}
            about={(websites.length === 1 && websites[0]?.title) || t('websites.selected', { count: websites.length })}
            onClose={() => setOpen(false)}
            onSent={(sent) => void sent.then(onApplied)}
          />
        </Suspense>
      )}
    </>
  )
}
