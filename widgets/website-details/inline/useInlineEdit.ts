import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { reasonFor } from '../../../src/parts/submit'
import type { FieldEnding } from '../../../src/parts/websiteChange'
import { useUnsavedChanges } from '../../../src/store'
import { readDraftOver, writeDraftOver } from './draftOver'
import { useFocusReturns } from './useFocusReturns'

export interface InlineEditOptions {
  readonly value: string
  /** A message when the text cannot be saved. */
  readonly validate?: ((text: string) => string | undefined) | undefined
  /** Rejects with an error object: the text then stays in the field. Resolves to `theirs` where what somebody else has saved meanwhile stays. */
  readonly onSave: (text: string) => Promise<unknown>
  /** Under this name a text that is not saved survives a reload. */
  readonly draftKey?: string | undefined
}

export type InlineEdit = ReturnType<typeof useInlineEdit>

const THEIRS: FieldEnding = 'theirs'

/** How long the tick of a saved value stays, milliseconds. */
const SAVED_MS = 2_000

/** The life of one inline edit: typing, saving, and what is left when saving fails. What was typed is never lost, nor is the focus, which returns to the button. */
export function useInlineEdit(button: RefObject<HTMLElement | null>, { value, validate, onSave, draftKey }: InlineEditOptions) {
  const t = useMessages()
  const [kept] = useState(() => (draftKey === undefined ? null : readDraftOver(draftKey)))
  const [text, setText] = useState(kept?.text ?? value)
  // What there was when the editing began, and how to save over that: what others change meanwhile must not go unseen.
  const [begun, setBegun] = useState({ value, onSave })
  const [isEditing, setEditing] = useState(kept !== null && kept.text !== value)
  const [error, setError] = useState<ReactNode>(kept && kept.base !== value ? t('websiteDetails.changedMeanwhile', { value }) : undefined)
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [returnsFocus, setReturnsFocus] = useState(false)
  useUnsavedChanges(isEditing && text !== value)
  useFocusReturns(button, { isEditing, returnsFocus })

  useEffect(() => {
    if (!isSaved) return undefined
    const timer = setTimeout(setSaved, SAVED_MS, false)
    return () => clearTimeout(timer)
  }, [isSaved])

  const keep = (draft: string | null) =>
    draftKey !== undefined && writeDraftOver(draftKey, draft === null ? null : { text: draft, base: begun.value })
  const end = (withFocus: boolean) => {
    keep(null)
    setReturnsFocus(withFocus)
    setEditing(false)
    setError(undefined)
  }

  async function save(withFocus: boolean): Promise<void> {
    if (isSaving) return
    if (text === begun.value) return end(withFocus)
    const wrong = validate?.(text)
    if (wrong) return setError(wrong)
    setSaving(true)
    try {
      setSaved((await begun.onSave(text)) !== THEIRS)
      end(withFocus)
    } catch (thrown) {
      setError(reasonFor(thrown))
    } finally {
      setSaving(false)
    }
  }

  return {
    text,
    isEditing,
    error,
    isSaving,
    isSaved,
    start: () => {
      setText(value)
      setBegun({ value, onSave })
      setEditing(true)
    },
    type: (next: string) => {
      setText(next)
      setError(undefined)
      keep(next)
    },
    leave: () => void save(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Enter') {
        event.preventDefault()
        void save(true)
      }
      if (event.key === 'Escape') {
        // The dialog or popover around stays.
        event.stopPropagation()
        event.preventDefault()
        // What is on its way may yet come back, with its text.
        if (!isSaving) end(true)
      }
    },
  }
}
