import { useEffect, useEffectEvent, useId, useState } from 'react'
import { refreshLists } from '../../../src/api/call'
import { fetchWebsite } from '../../../src/api/websites'
import type { Message, Website } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { DuePanel, PersonPanel, refusalText, StatusItems, useWebsiteChanges } from '../../../src/parts/websiteChange'
import { HoldKeys, showToast, useAppDispatch } from '../../../src/store'
import { MenuPopup, PopoverPanel, Skeleton } from '../../../src/ui'
import type { Desk } from '../useDesk'
import type { AskedPopup } from './AskedPopup'

interface Props {
  desk: Desk
  asked: AskedPopup
  onClose: () => void
}

/** What a button or key has opened, about the tickets or websites as they are now. */
export function WebsitePopup({ desk, asked: { kind, tickets, anchor }, onClose }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const id = useId()
  const { apply, people, refusalsOf, undo } = useWebsiteChanges()
  const websites = useWebsitesOf(kind === 'dueDate' ? [] : tickets, onClose)
  const close = (returnFocus: boolean) => {
    onClose()
    if (returnFocus) anchor.current.focus()
  }
  const popup = { id, anchor, onClose: close }
  // Rows show what their websites are, and z takes this back from the first moment: if it is refused, nothing else.
  const follow = async (sent: Promise<ReadonlySet<number>>) => {
    const forget = desk.remember(undo)
    const refused = await sent
    if (websites?.every((website) => refused.has(website.id))) forget()
    dispatch(refreshLists('WebsiteLog'))
  }
  if (kind === 'dueDate')
    return (
      <PopoverPanel {...popup} label={t('tickets.column.dueDate')}>
        <DuePanel
          value={tickets.length === 1 ? (tickets[0]?.dueDate ?? null) : null}
          isTyped
          onChoose={(day) => {
            close(true)
            void desk.planFor(tickets, day)
          }}
        />
      </PopoverPanel>
    )
  if (!websites)
    return (
      <PopoverPanel {...popup} label={t(`tickets.column.${kind === 'status' ? 'websiteStatus' : kind}`)}>
        <HoldKeys onCancel={() => close(true)} />
        <Skeleton shape="block" height="96px" />
      </PopoverPanel>
    )
  const [website] = websites
  if (kind === 'status')
    return (
      <MenuPopup {...popup} byKeyboard aria-label={t('tickets.column.websiteStatus')}>
        <StatusItems websites={websites} onApply={(sent) => void follow(sent)} />
      </MenuPopup>
    )
  return (
    <PopoverPanel {...popup} label={t('tickets.column.assigned_to')}>
      <PersonPanel
        label={t('tickets.column.assigned_to')}
        people={people}
        person={websites.length === 1 ? website?.assigned_to : undefined}
        reasonAgainst={(assigned_to) => {
          const [refusal] = website && websites.length === 1 ? refusalsOf(website, { assigned_to }) : []
          return refusal ? refusalText(refusal, { t, formats }) : null
        }}
        onCancel={() => close(true)}
        onPick={(assigned_to) => {
          close(true)
          void follow(apply(websites, { assigned_to }))
        }}
      />
    </PopoverPanel>
  )
}

/** The websites of tickets, each once, as the server has them now; gives up with a word when one cannot be had. */
function useWebsitesOf(tickets: readonly Message[], onFailure: () => void): readonly Website[] | null {
  const dispatch = useAppDispatch()
  const [websites, setWebsites] = useState<readonly Website[] | null>(null)
  const [ids] = useState(() => [...new Set(tickets.flatMap(({ website }) => website?.id ?? []))])
  const fail = useEffectEvent((thrown: unknown) => {
    const { message: key, values } = toErrorObject(thrown)
    dispatch(showToast({ kind: 'error', key, ...(values && { values }) }))
    onFailure()
  })
  useEffect(() => {
    let isGone = false
    void Promise.all(ids.map((id) => dispatch(fetchWebsite(id)))).then(
      (found) => isGone || setWebsites(found),
      (thrown: unknown) => isGone || fail(thrown),
    )
    return () => {
      isGone = true
    }
  }, [dispatch, ids])
  return websites
}
