import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUnassignedEmailsQuery } from '../../../src/api/unassigned'
import { useMessages } from '../../../src/i18n'
import { COUNTS_POLL_MS, may } from '../../../src/model'
import { useOpened } from '../../../src/parts/desk'
import { selectUser, useAppSelector } from '../../../src/store'
import { useAct } from './useAct'
import { useHidden } from './useHidden'
import { queryOf } from './queryOf'
import type { useInboxView } from './useInboxView'
import { useMailChanges } from './useMailChanges'
import { useOpenMail } from './useOpenMail'
import { usePopups } from './usePopups'
import { useTriage } from './useTriage'

/** From here on there is room for a mail beside its list. */
const HAS_ROOM = '(width >= 1240px)'

export type Inbox = ReturnType<typeof useInbox>

/** The mails of a view, the one that is open beside them, and what is done with them there. */
export function useInbox({ view, open: openAt }: ReturnType<typeof useInboxView>) {
  const t = useMessages()
  const canManage = may('manage_unassigned_emails', useAppSelector(selectUser)?.roles ?? []) === 'all'
  const query = queryOf(view)
  const answer = useUnassignedEmailsQuery(query, { pollingInterval: COUNTS_POLL_MS, skipPollingIfUnfocused: true })
  const { data } = answer
  const { shown, hide, show } = useHidden(JSON.stringify(query), data)
  const names = { label: t('unassignedEmails.pane'), back: t('unassignedEmails.back') }
  const opened = useOpened<never>(view.id, shown, openAt, names)
  const popups = usePopups()
  const { act, undo } = useAct({ ...opened, hide, show })
  const triage = useTriage(act)
  const changes = useMailChanges(act, view)
  const listed = shown.find(({ id }) => id === view.id)
  const openMail = useOpenMail(view.id, listed, !data && !answer.error)
  /** The mail whose address is not to be remembered; every other one's is. */
  const [forgotten, setForgotten] = useState<number | null>(null)

  const begun = useRef(false)
  const first = shown[0]?.id
  const begin = useEffectEvent((id: number) => {
    if (begun.current) return
    begun.current = true
    if (view.id === null && matchMedia(HAS_ROOM).matches) openAt(id, true)
  })
  useEffect(() => {
    if (first !== undefined) begin(first)
  }, [first])

  return {
    ...opened,
    ...triage,
    ...changes,
    undo,
    answer,
    shown,
    popups,
    openMail,
    canManage,
    /** Whether the address of a mail is remembered as the customer's when it is assigned (UE-03). */
    remembers: (id: number): boolean => id !== forgotten,
    setRemembers: (id: number, yes: boolean) => setForgotten(yes ? null : id),
  }
}
