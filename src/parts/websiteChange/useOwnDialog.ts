import { useState } from 'react'

interface Shown<About> {
  readonly nth: number
  readonly about: About
}

/** A dialog that is shown about one thing after the other. Each has one of its own: nothing typed into the last one belongs to it. */
export function useOwnDialog<About>() {
  const [shown, setShown] = useState<Shown<About> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [show] = useState(() => (about: About) => {
    setShown((before) => ({ nth: (before?.nth ?? 0) + 1, about }))
    setOpen(true)
  })
  return { shown, isOpen, show, close: () => setOpen(false) }
}
