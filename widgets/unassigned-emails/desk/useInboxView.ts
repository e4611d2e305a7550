import { useMemo } from 'react'
import { selectPlace, usePageStore, usePlace } from '../../../src/store'

export const FOLDERS = ['people', 'machines', 'removed'] as const
export type Folder = (typeof FOLDERS)[number]

/** What the address says about the view. */
export interface InboxView {
  readonly folder: Folder
  readonly search: string
  readonly page: number
  /** Whose mails, and those with which tag. */
  readonly person: number | null
  readonly tag: number | null
  /** Only what is put off; else everything that waits now. */
  readonly snoozed: boolean
  /** The mail that is open. */
  readonly id: number | null
}

interface InboxViewState {
  readonly view: InboxView
  /** Anything else than the page leads back to the first one. */
  readonly change: (part: Partial<Omit<InboxView, 'id'>>) => void
  /** Opens a mail beside the list; null closes it. What opens by itself is no step that leads back. */
  readonly open: (id: number | null, byItself?: boolean) => void
}

/** Folder, filters, page and open mail, kept in the address: the page is always loaded as a whole (UE-08). */
export function useInboxView(): InboxViewState {
  const store = usePageStore()
  const { url } = usePlace()
  const view = useMemo(() => inboxViewOf(url), [url])
  const go = (next: InboxView, isStep: boolean) => {
    const target = new URL(location.href)
    const values = {
      folder: next.folder === 'people' ? null : next.folder,
      search: next.search,
      page: next.page > 1 ? next.page : null,
      person: next.person,
      tag: next.tag,
      filter: next.snoozed ? 'snoozed' : null,
      id: next.id,
    }
    for (const [name, value] of Object.entries(values)) {
      if (value) target.searchParams.set(name, String(value))
      else target.searchParams.delete(name)
    }
    history[isStep ? 'pushState' : 'replaceState'](history.state, '', target)
    store.navigation.sync()
  }
  // Who waited for an answer first goes on from where the address is by then.
  const now = () => inboxViewOf(selectPlace(store.getState()).url)
  return {
    view,
    change: (part) => go({ ...now(), page: 1, ...(part.folder && { id: null }), ...part }, Boolean(part.page || part.folder)),
    // Back leads from a mail to its list, not through all that were open beside it.
    open: (id, byItself = false) => go({ ...now(), id }, !byItself && id !== null && now().id === null),
  }
}

function inboxViewOf(url: string): InboxView {
  const query = url ? new URL(url).searchParams : new URLSearchParams()
  const number = (name: string) => (/^[1-9]\d{0,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null)
  return {
    folder: FOLDERS.find((name) => name === query.get('folder')) ?? 'people',
    search: query.get('search') ?? '',
    page: number('page') ?? 1,
    person: number('person'),
    tag: number('tag'),
    snoozed: query.get('filter') === 'snoozed',
    id: number('id'),
  }
}
