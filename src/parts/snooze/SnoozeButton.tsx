import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../islands'
import { PopoverButton, type TriggerProps } from '../../ui'
import type { Delay } from './Delay'

export const SnoozePanel = lazyPart(() => import('./SnoozePanel'))

interface Props {
  /** Names the panel. */
  label: string
  renderTrigger: (props: TriggerProps) => ReactNode
  onChoose: (delay: Delay) => void
}

/** Puts tickets off (TK-04). */
export function SnoozeButton({ label, renderTrigger, onChoose }: Props) {
  return (
    <PopoverButton label={label} placement="bottom-end" renderTrigger={renderTrigger}>
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
