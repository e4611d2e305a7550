import { useState } from 'react'
import type { DraftItem } from '../draft/useZoneDraft'

export interface Editing {
  /** The record that is open in the form. */
  readonly item: DraftItem | null
  /** Opens another, once what was typed in the one before may go. */
  readonly edit: (item: DraftItem) => void
  readonly end: () => void
  readonly onTyped: () => void
  /** Asks whether it may go. */
  readonly question: { readonly open: boolean; readonly onClose: () => void; readonly onDiscard: () => void }
}

/** Which record of a zone is edited: one at a time. */
export function useEditing(): Editing {
  const [item, setItem] = useState<DraftItem | null>(null)
  const [isTyped, setTyped] = useState(false)
  const [wanted, setWanted] = useState<DraftItem | null>(null)
  const open = (next: DraftItem | null) => {
    setItem(next)
    setTyped(false)
    setWanted(null)
  }
  return {
    item,
    edit: (next) => (isTyped ? setWanted(next) : open(next)),
    end: () => open(null),
    onTyped: () => setTyped(true),
    question: { open: wanted !== null, onClose: () => setWanted(null), onDiscard: () => open(wanted) },
  }
}
