import { type RefObject, useEffect, useRef } from 'react'

interface Editing {
  readonly isEditing: boolean
  readonly returnsFocus: boolean
}

/** The field of an inline edit goes away under the focus: it returns to the button where the editing began. */
export function useFocusReturns(button: RefObject<HTMLElement | null>, { isEditing, returnsFocus }: Editing): void {
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing && returnsFocus) button.current?.focus()
    wasEditing.current = isEditing
  }, [button, isEditing, returnsFocus])
}
