import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useDraftKeeper } from '../../api/personal'
import { uuid } from '../../model'
import { useAppDispatch } from '../../store'
import { useJoined } from '../drafts'
import { changeDraft, followDraft } from './changeDraft'
import { type Draft, draftSchema, isWorthKeeping } from './Draft'
import { withOther } from './withOther'
import { writtenSince } from './writtenSince'

/** The draft of a composer, which begins as `empty`, kept while it is written and found again on the next page, also on another device. */
export function useDraft(key: string, empty: Draft, onFound: (draft: Draft) => void) {
  const dispatch = useAppDispatch()
  /** What is written, to the last letter. */
  const latest = useRef(empty)
  /** What was drawn last, and whether it is written here and kept. Letters alone draw nothing: the field has them already. */
  const [{ draft, isKept }, draw] = useState({ draft: empty, isKept: false })
  /** Typed since it was last kept. */
  const isChanged = useRef(false)
  /** Typed since it was opened or sent, kept or not. */
  const isWritten = useRef(false)
  const joined = useJoined()

  const show = useCallback((next: Draft, isNowKept = false) => {
    latest.current = next
    draw({ draft: next, isKept: isNowKept })
  }, [])
  const read = (kept: unknown) => {
    const { success, output } = v.safeParse(draftSchema, kept)
    // Whoever typed before the browser had looked keeps what they typed.
    if (isChanged.current && isWorthKeeping(latest.current)) return show({ ...latest.current })
    if (!success || !isWorthKeeping(output)) return
    show({ ...output, waiting: [] }, true)
    onFound(output)
  }
  const drop = useDraftKeeper(key, {
    // The first letter after each turn is drawn, and asks for the next.
    written: draft,
    isChanged: () => isChanged.current,
    onRead: read,
    onNewer(kept, isHereAlone) {
      const other = v.safeParse(draftSchema, kept)
      const isOther = other.success && other.output.key !== latest.current.key
      // What is written here stays; the same draft that went on elsewhere takes its place.
      if (isWritten.current || (isHereAlone && isOther)) {
        if (!other.success || !isWorthKeeping(other.output)) return
        const both = withOther(latest.current, other.output)
        if (joined.note(latest.current, both)) onFound(other.output)
        update(() => both)
      } else if (kept === undefined) show(empty)
      else read(kept)
    },
    onKeep(keeper) {
      const isWorth = isWorthKeeping(latest.current)
      if (isChanged.current) void (isWorth ? keeper.keep(latest.current) : keeper.drop())
      isChanged.current = false
      show(latest.current, isWorth)
    },
  })

  const type = useCallback((text: string) => {
    isChanged.current = true
    isWritten.current = true
    const before = latest.current
    const next = { ...before, text, key: before.key || uuid() }
    latest.current = next
    const isTurn = isBlank(text) !== isBlank(before.text)
    // The letter is painted first, whatever else it changes.
    startTransition(() => draw((drawn) => (drawn.isKept || isTurn ? { draft: next, isKept: false } : drawn)))
  }, [])
  const update = useCallback(
    (change: (before: Draft) => Partial<Draft>) => {
      isChanged.current = true
      isWritten.current = true
      const before = latest.current
      show({ ...before, key: before.key || uuid(), ...change(before) })
    },
    [show],
  )
  useEffect(() => followDraft(key, update), [key, update])

  return {
    latest,
    joined,
    /** The same, but for letters typed since. */
    draft,
    isKept,
    type,
    update,
    /** What is written is found again although its composer has gone. */
    leave: () => void dispatch(changeDraft(key, (now) => (isWorthKeeping(now) ? {} : latest.current))),
    /** It was sent as `sent`. Answers whether something was written since, which stays. */
    clear: (sent: Draft): boolean => {
      const before = latest.current
      const rest = (now: Draft): Draft => ({ ...empty, mode: now.mode, ...writtenSince(now, sent), key: uuid() })
      const isRest = isWorthKeeping(rest(before))
      // Its ticket or website may have been left and opened again meanwhile.
      void dispatch(changeDraft(key, rest))
      if (isRest) return true
      isChanged.current = false
      isWritten.current = false
      drop()
      return false
    },
  }
}

const isBlank = (text: string): boolean => text.trim() === ''
