import { useMemo } from 'react'
import { selectShownWebsites } from '../../../src/api/websites'
import { useMessages } from '../../../src/i18n'
import { DuePanel, PersonPanel, StatusItems, useReasonAgainst, useWebsiteChanges, TagPanel } from '../../../src/parts/websiteChange'
import { useAppSelector } from '../../../src/store'
import { MenuPopup, PopoverPanel } from '../../../src/ui'
import type { OpenedPopup } from './CellPopups'
import { unreachable } from '../../../src/model'

interface Props {
  id: string
  opened: OpenedPopup
  onClose: (returnFocus: boolean) => void
}

/** What the button of a cell has opened, about the website as it is now. */
export function CellPopup({ id, opened: { kind, website: before, at, anchor, byKeyboard }, onClose }: Props) {
  const t = useMessages()
  const { apply, people } = useWebsiteChanges()
  const rows = useMemo(() => [before], [before])
  const websites = useAppSelector((state) => selectShownWebsites(state, rows, at))
  const [website = before] = websites
  const reasonAgainst = useReasonAgainst(website)
  const popup = { id, anchor, onClose }
  const menu = { ...popup, byKeyboard, 'aria-label': anchor.current.getAttribute('aria-label') ?? undefined }
  switch (kind) {
    case 'status':
      return (
        <MenuPopup {...menu}>
          <StatusItems websites={websites} />
        </MenuPopup>
      )
    case 'assigned_to':
      return (
        <PopoverPanel {...popup} label={t('websites.column.assigned_to')}>
          <PersonPanel
            label={t('websites.column.assigned_to')}
            people={people}
            person={website.assigned_to}
            reasonAgainst={reasonAgainst}
            onCancel={() => onClose(true)}
            onPick={(assigned_to) => {
              onClose(true)
              void apply([website], { assigned_to })
            }}
          />
        </PopoverPanel>
      )
    case 'due_date':
      return (
        <PopoverPanel {...popup} label={t('websites.column.due_date')}>
          <DuePanel
            value={website.due_date}
            isTyped={byKeyboard}
            onChoose={(due_date) => {
              onClose(true)
              void apply([website], { due_date })
            }}
          />
        </PopoverPanel>
      )
    case 'tags':
      return (
        <PopoverPanel {...popup} label={t('websites.column.tags')}>
          <TagPanel websites={websites} isTyped={byKeyboard} />
        </PopoverPanel>
      )
    default:
      return unreachable(kind)
  }
}
