import { type ReactNode, useCallback, useRef, useState } from 'react'
import { type ChangeOfMany, ManyQuestion } from './ManyQuestion'

/** More websites than this are not changed at once without a question (screens.md, X-04). */
const UNASKED_MAX = 10

/** Whether the change is wanted: true at once when it is about few and there is nothing to warn of. */
export type AskAboutMany = (many: ChangeOfMany) => true | Promise<boolean>

/** Asks before many websites are changed at once; `question` has to be drawn. */
export function useManyQuestion(): { ask: AskAboutMany; question: ReactNode } {
  const [asked, setAsked] = useState<ChangeOfMany | null>(null)
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(isYes: boolean) => void>(undefined)
  const ask = useCallback<AskAboutMany>((many) => {
    if (many.titles.length <= UNASKED_MAX && !many.warnings?.length) return true
    // Whoever asks something else has left the question before.
    answer.current?.(false)
    setAsked(many)
    setOpen(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])
  const onAnswer = (isYes: boolean) => {
    setOpen(false)
    answer.current?.(isYes)
    answer.current = undefined
  }
  return { ask, question: asked && <ManyQuestion {...asked} open={isOpen} onAnswer={onAnswer} /> }
}
