import type { ComponentProps } from 'react'
import type { Message } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { DuePanel } from '../../../src/parts/websiteChange'
import { PopoverPanel } from '../../../src/ui'

interface Props extends Pick<ComponentProps<typeof PopoverPanel>, 'id' | 'anchor' | 'onClose'> {
  tickets: readonly Message[]
  onChoose: (day: string | null) => void
}

/** Until when tickets are to be done. */
export function DuePopup({ tickets, onChoose, ...popup }: Props) {
  const t = useMessages()
  const [ticket] = tickets
  return (
    <PopoverPanel {...popup} label={t('tickets.column.dueDate')}>
      <DuePanel
        value={tickets.length === 1 ? (ticket?.dueDate ?? null) : null}
        isTyped
        onChoose={(day) => {
          popup.onClose(true)
          onChoose(day)
        }}
      />
    </PopoverPanel>
  )
}
