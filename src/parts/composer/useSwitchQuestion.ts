import { useCallback, useState } from 'react'
import { type Draft, hasContent, isPublic } from './Draft'

export interface AskedSwitch {
  readonly part: Partial<Draft>
  readonly mode: Draft['mode']
  readonly open: boolean
}

/** Applies changes to a draft. One for which the writer has to say who shall read what is there waits for the answer. */
export function useSwitchQuestion(draft: Draft, apply: (part: Partial<Draft>) => void) {
  const [asked, setAsked] = useState<AskedSwitch | null>(null)
  const { mode } = draft
  const isFilled = hasContent(draft)
  // The same from key to key, so that what shows no words is not drawn anew with each.
  const change = useCallback(
    (part: Partial<Draft>) => {
      if (part.mode && isPublic(part.mode) !== isPublic(mode) && isFilled) setAsked({ part, mode: part.mode, open: true })
      else apply(part)
    },
    [mode, isFilled, apply],
  )
  const answer = (isYes: boolean) => {
    if (asked && isYes) apply(asked.part)
    setAsked(asked && { ...asked, open: false })
  }
  return { asked, change, answer }
}
