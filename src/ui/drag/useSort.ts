import { type KeyboardEvent, type RefObject, useState } from 'react'
import { type Point, pull } from './points'
import styles from './sort.module.css'
import { isWritten } from './isWritten'
import { useDrag } from './useDrag'

/** Where an item would go: before the one with this id; null for the end. */
interface Place {
  readonly beforeId: number | null
}

interface Options {
  readonly list: RefObject<HTMLElement | null>
  readonly onDrop: (id: number, beforeId: number | null) => void
  /** Alt and an arrow: one place up or down. */
  readonly onStep: (id: number, by: 1 | -1) => void
}

const STEPS = { ArrowUp: -1, ArrowDown: 1 } as const
const isStep = (key: string): key is keyof typeof STEPS => key in STEPS

/** Puts the items of a list in another order: by a `DragHandle` in each, or with Alt and the arrows from anything inside. */
export function useSort({ list, onDrop, onStep }: Options) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const stop = () => {
    setDragged(null)
    setPlace(null)
  }
  const handlers = useDrag<Place>({
    frame: list,
    byHandle: true,
    grab: (element) => (element.closest('[data-handle]') ? idOf(element) : null),
    targetAt: placeAt,
    isSame: (one, other) => one?.beforeId === other?.beforeId,
    scroll: scrollAround,
    onStart(id) {
      setDragged(id)
      return true
    },
    onOver: setPlace,
    onDrop(target, id) {
      if (target) onDrop(id, target.beforeId)
      stop()
    },
    onCancel: stop,
  })

  return {
    /** What the list gets. */
    listProps: {
      ...handlers,
      className: styles.list,
      'data-end': place?.beforeId === null || undefined,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const id = event.target instanceof Element ? idOf(event.target) : null
        // Where somebody writes, these keys go from word to word.
        if (id === null || isWritten(event.target) || !event.altKey || event.defaultPrevented || !isStep(event.key)) return
        event.preventDefault()
        onStep(id, STEPS[event.key])
      },
    },
    /** What each item gets. */
    itemProps: (id: number) => ({
      'data-sort': id,
      'data-dragged': dragged === id || undefined,
      'data-target': place?.beforeId === id || undefined,
    }),
  }
}

function idOf(element: Element): number | null {
  const item = element.closest('[data-sort]')
  return item && Number(item.getAttribute('data-sort'))
}

/** Before the first item whose middle is below the point; null where that is where the dragged one is. */
function placeAt(list: HTMLElement, { y }: Point, id: number): Place | null {
  const items = [...list.querySelectorAll('[data-sort]')]
  const ids = items.map(idOf)
  const found = items.findIndex((item) => {
    const { top, height } = item.getBoundingClientRect()
    return y < top + height / 2
  })
  const index = found < 0 ? items.length : found
  const own = ids.indexOf(id)
  return index === own || index === own + 1 ? null : { beforeId: ids[index] ?? null }
}

/** Scrolls the part of the page that the list is in. */
function scrollAround(list: HTMLElement, { y }: Point): void {
  let part = list.parentElement
  while (part && !(part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY))) part = part.parentElement
  if (!part) return scrollBy(0, pull(y, 0, innerHeight))
  const { top, bottom } = part.getBoundingClientRect()
  part.scrollTop += pull(y, top, bottom)
}
