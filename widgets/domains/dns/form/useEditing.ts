import { useState } from 'react'
import { ignoreUnsavedChanges } from '../../../../src/store'
import type { DraftItem } from '../draft/useZoneDraft'

export interface Editing {
  /** The record that is open in the form. */
  readonly item: DraftItem | null
  /** Something is typed in the form, which is not kept as pending changes are. */
  readonly isTyped: boolean
  /** Opens another, once what was typed in the one before may go. */
  readonly edit: (item: DraftItem) => void
  readonly end: () => void
  /** Does something by which what was typed is lost, once that may go. */
  readonly leave: (go: () => void) => void
  readonly onTyped: () => void
  /** Asks whether it may go. */
  readonly question: { readonly open: boolean; readonly onClose: () => void; readonly onDiscard: () => void }
}

/** Which record of a zone is edited: one at a time. */
export function useEditing(): Editing {
  const [item, setItem] = useState<DraftItem | null>(null)
  const [isTyped, setTyped] = useState(false)
  const [wanted, setWanted] = useState<{ readonly go: () => void } | null>(null)
  const open = (next: DraftItem | null) => {
    setItem(next)
    setTyped(false)
    setWanted(null)
  }
  const leave = (go: () => void) => (isTyped ? setWanted({ go }) : go())
  const discard = () => {
    setWanted(null)
    ignoreUnsavedChanges()
    wanted?.go()
  }
  return {
    item,
    isTyped,
    edit: (next) => leave(() => open(next)),
    end: () => open(null),
    leave,
    onTyped: () => setTyped(true),
    question: { open: wanted !== null, onClose: () => setWanted(null), onDiscard: discard },
  }
}
