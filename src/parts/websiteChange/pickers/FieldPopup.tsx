import type { ComponentProps } from 'react'
import type { WebsiteChange } from '../../../api/websiteChange'
import type { Website } from '../../../contract'
import { useMessages } from '../../../i18n'
import { MenuPopup, PopoverPanel } from '../../../ui'
import { useReasonAgainst } from '../useReasonAgainst'
import { useWebsiteChanges } from '../WebsiteChanges'
import { useWebsitesNow } from '../useWebsitesNow'
import { DuePanel } from './DuePanel'
import { PersonPanel } from './PersonPanel'
import { StatusItems } from './StatusMenu'
import { TagPanel } from './TagPanel'

/** What a popup can change. */
export type PopupField = 'status' | 'assigned_to' | 'due_date' | 'tags'

interface Props extends Pick<ComponentProps<typeof PopoverPanel>, 'id' | 'anchor' | 'onClose'> {
  field: PopupField
  /** As they were when it was asked for. */
  websites: readonly Website[]
  /** Names the popup; without it the field does. */
  label?: string | undefined
  byKeyboard: boolean
  /** What was chosen is on its way: resolves to the ids of what was not changed. */
  onSent?: (sent: Promise<ReadonlySet<number>>) => void
}

/** Changes one field of websites as they are by now, at what has asked for it. */
export function FieldPopup({ field, websites: before, label, byKeyboard, id, anchor, onClose, onSent }: Props) {
  const t = useMessages()
  const { apply, people } = useWebsiteChanges()
  const websites = useWebsitesNow(before)
  const popup = { id, anchor, onClose }
  const only = websites.length === 1 ? websites[0] : undefined
  const reasonAgainst = useReasonAgainst(only)
  const name = label ?? t(`websiteChange.field.${field}`)
  const choose = (change: WebsiteChange) => {
    onClose(true)
    const sent = apply(websites, change)
    onSent?.(sent)
  }
  if (field === 'status')
    return (
      <MenuPopup {...popup} byKeyboard={byKeyboard} aria-label={name}>
        <StatusItems websites={websites} onSent={onSent} />
      </MenuPopup>
    )
  return (
    <PopoverPanel {...popup} label={name}>
      {field === 'assigned_to' && (
        <PersonPanel
          label={name}
          people={people}
          person={only?.assigned_to}
          reasonAgainst={reasonAgainst}
          onCancel={() => onClose(true)}
          onPick={(assigned_to) => choose({ assigned_to })}
        />
      )}
      {field === 'due_date' && (
        <DuePanel value={only?.due_date ?? null} isTyped={byKeyboard} onChoose={(due_date) => choose({ due_date })} />
      )}
      {field === 'tags' && <TagPanel websites={websites} isTyped={byKeyboard} onSent={onSent} />}
    </PopoverPanel>
  )
}
