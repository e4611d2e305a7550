import type { KeyboardEvent } from 'react'
import { useListEntry } from '../../islands'
import { isCombination, isTyped, latinKey, useMutes } from '../../store'
import { nextAfter } from './nextAfter'

type RowActs = Readonly<Record<string, (row: string, link: HTMLElement) => void>>

interface RowKeys {
  /** After these the next row has the focus. */
  readonly leaving: RowActs
  readonly staying: RowActs
  /** Where j leads from outside; null while it means something else there. */
  readonly entry: string | null
  /** Another row has the focus. */
  readonly onWalk?: ((row: string) => void) | undefined
}

/**
 * Letters act on the row that has the focus, or its checkbox or a button of it; j and k go from link to link (defaults 5.12), and tell `onWalk`
 * where they came.
 */
export function useRowKeys({ leaving, staying, entry, onWalk }: RowKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const mutes = useMutes()
  useListEntry(entry)
  return (event) => {
    const { nativeEvent } = event
    if (isCombination(event) || nativeEvent.isComposing || mutes(event) || isTyped(nativeEvent)) return
    const link = event.target instanceof HTMLElement ? event.target.closest('[data-id]')?.querySelector<HTMLElement>('[data-row]') : null
    const row = link?.dataset['row']
    if (!link || !row) return
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    const index = links.findIndex((one) => one === link)
    const key = latinKey(event)
    if (key === 'j' || key === 'k') {
      event.preventDefault()
      const next = links[index + (key === 'j' ? 1 : -1)]
      next?.focus()
      if (next) onWalk?.(next.dataset['row'] ?? '')
      return
    }
    const act = leaving[key] ?? staying[key]
    if (!act) return
    event.preventDefault()
    if (key in leaving) nextAfter(links, link)?.focus()
    act(row, link)
  }
}
