import { type KeyboardEvent, useEffect, useState } from 'react'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { readDraftOver, writeDraftOver } from './draftOver'

interface Options {
  readonly value: string
  readonly validate?: (text: string) => string | undefined
  readonly onSave: (text: string) => Promise<unknown>
  readonly draftKey?: string
}

/** How long the tick of a saved value stays, milliseconds. */
const SAVED_MS = 2_000

/** The life of one inline edit: typing, saving, and what is left when saving fails. */
export function useInlineEdit({ value, validate, onSave, draftKey }: Options) {
  const t = useMessages()
  const [kept] = useState(() => (draftKey === undefined ? null : readDraftOver(draftKey)))
  const [text, setText] = useState(kept?.text ?? value)
  // What there was when the editing began, and how to save over that: what others change meanwhile must not go unseen.
  const [begun, setBegun] = useState({ value, onSave })
  const [isEditing, setEditing] = useState(kept !== null && kept.text !== value)
  const [error, setError] = useState(kept && kept.base !== value ? t('websiteDetails.changedMeanwhile', { value }) : undefined)
  const [isSaving, setSaving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [returnsFocus, setReturnsFocus] = useState(false)

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
      await begun.onSave(text)
      setSaved(true)
      end(withFocus)
    } catch (thrown) {
      const { message, values } = toErrorObject(thrown)
      setError(t(message, values))
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
    returnsFocus,
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
        end(true)
      }
    },
  }
}
