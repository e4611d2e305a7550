import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CustomerField } from './fields'

/** How a row without a value is named in `data-unfilled`. */
export const rowOf = ({ group, property }: Pick<CustomerField, 'group' | 'property'>): string => `${group}.${property}`

/**
 * Whether fields without a value are there, too. They come before the button that opens them: the focus goes to the first. When they go again,
 * those that somebody is writing in stay.
 */
export function useEmptyFields() {
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set())
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-unfilled]') ?? [])]
  const toggle = () => {
    if (isOpen)
      setHeld(
        new Set(
          rows()
            .filter(isWrittenIn)
            .map(({ dataset }) => dataset['unfilled'] ?? ''),
        ),
      )
    flushSync(() => setOpen(!isOpen))
    if (!isOpen) rows()[0]?.querySelector('button')?.focus()
  }
  return {
    box,
    isOpen,
    toggle,
    /** Stays although it has no value: a value that is taken away must not take the focus with it. */
    hold: (row: string) => setHeld((before) => (before.has(row) ? before : new Set(before).add(row))),
    isShown: (row: string) => isOpen || held.has(row),
  }
}

/** It is a field now, or says why what was written in it is not saved. */
const isWrittenIn = (row: HTMLElement): boolean => row.querySelector('input, [role=alert]') !== null
