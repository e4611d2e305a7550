import { type DragEvent, useState } from 'react'

/** An element that takes files dropped on it: attributes for it; `data-over` is there while something is held over it. */
export function useFileDrop(onFiles: (files: File[]) => void, isDisabled = false) {
  const [isOver, setOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    onDragOver(event: DragEvent) {
      // Without this the browser would open the file.
      event.preventDefault()
      setOver(!isDisabled)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      if (!isDisabled) onFiles([...event.dataTransfer.files])
    },
  }
}
