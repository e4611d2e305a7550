import { type ReactNode, Suspense } from 'react'
import { useMessages } from '../../../src/i18n'
import { type Delay, SnoozePanel } from '../../../src/parts/snooze'
import { PopoverButton, type TriggerProps } from '../../../src/ui'

interface Props {
  renderTrigger: (props: TriggerProps) => ReactNode
  onChoose: (delay: Delay) => void
}

/** Puts tickets off (TK-04). */
export function SnoozeButton({ renderTrigger, onChoose }: Props) {
  const t = useMessages()
  return (
    <PopoverButton label={t('tickets.snooze')} placement="bottom-end" renderTrigger={renderTrigger}>
      {(close) => (
        <Suspense>
          <SnoozePanel
            onChoose={(delay) => {
              close()
              onChoose(delay)
            }}
          />
        </Suspense>
      )}
    </PopoverButton>
  )
}
