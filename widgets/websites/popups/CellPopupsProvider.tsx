import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Website } from '../../../src/contract'
import { FieldPopup, type PopupField } from '../../../src/parts/websiteChange'
import { useAskedPopup } from '../../../src/ui'
import { CellPopupsContext, type TriggerOf } from './CellPopups'

const KEYS: Readonly<Record<PopupField, string>> = { status: 's', assigned_to: 'a', due_date: 'D', tags: 't' }

interface PopupSubject {
  readonly field: PopupField
  readonly websites: readonly Website[]
}

/** Keeps what cells open, one for all of them: a list has hundreds of buttons, and only one is open. */
export function CellPopupsProvider({ children }: { children: ReactNode }) {
  const [place] = useState(makePlace)
  const { asked, close, triggerOf } = useAskedPopup<PopupSubject>(place)
  const cellTrigger = useCallback<TriggerOf>(
    (field, website) => ({
      'data-key': KEYS[field],
      ...triggerOf(field === 'status' ? 'menu' : 'dialog', { field, websites: [website] }),
    }),
    [triggerOf],
  )
  return (
    <CellPopupsContext value={cellTrigger}>
      {children}
      {asked &&
        createPortal(
          <FieldPopup
            {...asked}
            key={asked.nth}
            // The button of a status says more than what it is about.
            label={asked.field === 'status' ? (asked.anchor.current.getAttribute('aria-label') ?? undefined) : undefined}
            onClose={(returnFocus) => {
              if (returnFocus) asked.anchor.current.focus()
              close()
            }}
          />,
          place,
        )}
    </CellPopupsContext>
  )
}

/** Has no box of its own. */
function makePlace(): HTMLElement {
  const place = document.createElement('div')
  place.style.display = 'contents'
  return place
}
