import { useState } from 'react'

export const FOLDERS = ['people', 'machines', 'removed'] as const
export type Folder = (typeof FOLDERS)[number]

export interface InboxView {
  readonly folder: Folder
  readonly search: string
  readonly page: number
  /** The mail that is open. */
  readonly id: number | null
}

/** Folder, search, page and open mail, kept in the address: the page is always loaded as a whole (UE-08). */
export function useInboxView(): [InboxView, (change: Partial<InboxView>) => void] {
  const [view, setView] = useState(read)
  const change = (part: Partial<InboxView>) =>
    setView((before) => {
      const next = { ...before, ...part }
      write(next)
      return next
    })
  return [view, change]
}

function read(): InboxView {
  const query = new URLSearchParams(location.search)
  const number = (name: string) => (/^[1-9]\d{0,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null)
  return {
    folder: FOLDERS.find((name) => name === query.get('folder')) ?? 'people',
    search: query.get('search') ?? '',
    page: number('page') ?? 1,
    id: number('id'),
  }
}

function write({ folder, search, page, id }: InboxView): void {
  const url = new URL(location.href)
  const set = (name: string, value: string | null) => (value ? url.searchParams.set(name, value) : url.searchParams.delete(name))
  set('folder', folder === 'people' ? null : folder)
  set('search', search)
  set('page', page > 1 ? String(page) : null)
  set('id', id === null ? null : String(id))
  history.replaceState(history.state, '', url)
}
