import type { KeyboardEvent } from 'react'
import { useListEntry } from '../../src/islands'
import { useLetterKeys } from '../../src/store'

type RowActs = Readonly<Record<string, (id: number) => void>>

/**
 * Letters act on the row whose link has the focus; j and k go from link to link (defaults 5.12), z takes the last change back. A row that
 * leaves gives the focus to the next.
 */
export function useRowKeys(acts: RowActs, undo: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  const { mutes } = useLetterKeys()
  useListEntry('[data-row]')
  return (event) => {
    const link = event.target instanceof HTMLElement ? event.target : null
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing || mutes(event)) return
    const id = Number(link?.dataset['row'])
    if (event.key === 'z' && !link?.matches('input')) undo()
    if (!id) return
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    const index = links.findIndex((one) => one === link)
    if (event.key === 'j' || event.key === 'k') {
      event.preventDefault()
      links[index + (event.key === 'j' ? 1 : -1)]?.focus()
      return
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    ;(links[index + 1] ?? links[index - 1])?.focus()
    act(id)
  }
}
