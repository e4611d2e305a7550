import { type RefObject, useEffect, useRef, useState } from 'react'

interface FormattedNote {
  readonly isFormatted: boolean
  readonly turn: () => void
  /** Where the text is typed. */
  readonly area: RefObject<HTMLTextAreaElement | null>
}

/** Whether a note is shown formatted or as it is typed. Who turns from one to the other goes on typing. */
export function useFormatted(isAtFirst: () => boolean): FormattedNote {
  const area = useRef<HTMLTextAreaElement>(null)
  const [isFormatted, setFormatted] = useState(isAtFirst)
  const [begins, setBegins] = useState(false)
  useEffect(() => {
    if (begins) area.current?.focus()
  }, [begins])
  const turn = () => {
    setFormatted(!isFormatted)
    setBegins(isFormatted)
  }
  return { isFormatted, turn, area }
}
