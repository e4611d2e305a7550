import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { prepareWebsiteDetails } from '../../../src/api/websites'
import { useAppDispatch } from '../../../src/store'
import { useClosesPopup } from '../../../src/ui'
import { usePeek } from '../peek/Peek'

/** Controls of a card have clicks for themselves, and what they have opened, too. */
const CONTROLS = 'a, button, input, label, dialog, [popover]'
/** After so long a second click is one of its own: default. Milliseconds. */
const DOUBLE_CLICK_MS = 250

interface Options {
  /** With Ctrl or Shift. */
  readonly onSelect: (id: number, hasShift: boolean) => void
}

/** The first click of what may become two. */
interface FirstClick {
  readonly card: HTMLElement
  /** It was only one, and the website is being opened. */
  isOver: boolean
}

/**
 * A click anywhere on a card opens the website, a double click opens it beside the view; with Ctrl or Shift it is selected. One that only closes a
 * menu does nothing of that. Escape gives up what is on its way.
 */
export function useCardClick({ onSelect }: Options) {
  const { onPointerDownCapture, closesPopup } = useClosesPopup()
  const peek = usePeek()
  const dispatch = useAppDispatch()
  const pointer = useRef<string | null>(null)
  const first = useRef<FirstClick | null>(null)
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || opening.current === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
      first.current = null
      stop()
    }
    // Before everybody else: what is on its way is given up first.
    addEventListener('keydown', onKeyDown, true)
    return () => {
      removeEventListener('keydown', onKeyDown, true)
      stop()
    }
  }, [])

  function stop(): void {
    clearTimeout(opening.current)
    opening.current = undefined
  }

  function open(card: HTMLElement): void {
    const link = card.querySelector('a')
    // Fingers do not wait: for beside they have the button of the card.
    if (!peek || pointer.current !== 'mouse') return link?.click()
    // What opening takes begins at once, as if the link were pointed at.
    link?.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }))
    void dispatch(prepareWebsiteDetails(idOf(card)))
    const click: FirstClick = { card, isOver: false }
    first.current = click
    opening.current = setTimeout(() => {
      opening.current = undefined
      click.isOver = true
      link?.click()
    }, DOUBLE_CLICK_MS)
  }

  return {
    onPointerDownCapture(event: PointerEvent<HTMLElement>) {
      pointer.current = event.pointerType
      // It may become the second click, a drag, or a click on something else.
      stop()
      onPointerDownCapture(event)
    },
    onClick(event: MouseEvent) {
      const card = cardAt(event)
      if (!card) return
      const isSecond = event.detail > 1
      if (!isSecond) first.current = null
      if (closesPopup()) return
      if (isWithKey(event)) onSelect(idOf(card), event.shiftKey)
      else if (!isSecond || first.current?.card !== card) open(card)
    },
    onDoubleClick(event: MouseEvent) {
      const card = cardAt(event)
      if (!card || isWithKey(event) || first.current?.card !== card || first.current.isOver) return
      if (peek && peek.openId !== idOf(card)) peek.toggle(idOf(card))
    },
  }
}

const cardAt = ({ target }: MouseEvent): HTMLElement | null =>
  target instanceof Element && !target.closest(CONTROLS) ? target.closest<HTMLElement>('[data-card]') : null

const idOf = (card: HTMLElement): number => Number(card.dataset['card'])

const isWithKey = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey
