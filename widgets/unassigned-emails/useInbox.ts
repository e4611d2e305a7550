import { useState } from 'react'
import { useUnassignedEmailsQuery } from '../../src/api/unassigned'
import type { UnassignedEmail } from '../../src/contract'
import { useTypedSearch } from '../../src/islands'
import { COUNTS_POLL_MS, may } from '../../src/model'
import { selectUser, useAppSelector } from '../../src/store'
import { type Folder, useInboxView } from './useInboxView'
import { useTriage } from './shared/useTriage'

const NONE: readonly UnassignedEmail[] = []

/** The mails of the folder that is shown, those of them that are selected, and the one that is open. */
export function useInbox() {
  const [view, change] = useInboxView()
  const [search, setSearch] = useTypedSearch(view.search, (words) => change({ search: words, page: 1, id: null }))
  const [selected, select] = useState<ReadonlySet<number>>(new Set())
  /** The mail whose address is not to be remembered; every other one's is. */
  const [forgotten, setForgotten] = useState<number | null>(null)
  const canManage = may('manage_unassigned_emails', useAppSelector(selectUser)?.roles ?? []) === 'all'
  const query = {
    page: view.page,
    ...(view.search && { search: view.search }),
    ...(view.folder === 'removed' ? { state: 'removed' } : { kind: view.folder }),
  }
  const { data, error, refetch } = useUnassignedEmailsQuery(query, { pollingInterval: COUNTS_POLL_MS, skipPollingIfUnfocused: true })
  const mails = data?.items ?? NONE
  const mail = mails.find(({ id }) => id === view.id) ?? mails[0]
  const open = (id: number | null) => change({ id })
  const triage = useTriage(mails, mail?.id ?? null, open)

  const countOf = (folder: Folder): number => {
    const counts = data?.filters['counts']
    if (typeof counts !== 'object' || counts === null) return 0
    const count: unknown = Reflect.get(counts, folder)
    return typeof count === 'number' ? count : 0
  }
  return {
    view,
    change,
    search,
    setSearch,
    data,
    error,
    refetch,
    countOf,
    mails,
    mail,
    open,
    selected,
    select,
    canManage,
    triage,
    /** Whether the address of the open mail is remembered as the customer's when the mail is assigned (UE-03). */
    remember: mail?.id !== forgotten,
    setRemember: (yes: boolean) => setForgotten(yes ? null : (mail?.id ?? null)),
  }
}

export type Inbox = ReturnType<typeof useInbox>
