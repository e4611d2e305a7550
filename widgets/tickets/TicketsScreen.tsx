import { useState } from 'react'
import { refreshLists } from '../../src/api/call'
import { useServerEvents } from '../../src/api/shell'
import { TICKET_SCOPES } from '../../src/model'
import { useAppDispatch, useDocumentTitle } from '../../src/store'
import { PageHead, Screen, Tabs } from '../../src/ui'
import { useMessages } from '../../src/i18n'
import { ScopeCount } from './ScopeCount'
import { TicketList } from './TicketList'
import { type TicketView, useTicketView } from './useTicketView'

/** What customers wrote and nobody has answered yet (spec 2.5). */
export function TicketsScreen() {
  const t = useMessages()
  const { view, change: changeView, open } = useTicketView()
  const [isPrepared, setPrepared] = useState(true)
  const dispatch = useAppDispatch()
  useDocumentTitle(t('view.tickets'))
  useServerEvents(({ kinds, isGap }) => {
    if (isGap || kinds.has('message') || kinds.has('website') || kinds.has('presence') || kinds.has('todo'))
      dispatch(refreshLists('WebsiteLog'))
  })
  const change = (part: Partial<TicketView>) => {
    setPrepared(false)
    changeView(part)
  }
  const tabs = TICKET_SCOPES.map((scope) => ({
    value: scope,
    label: t(`tickets.scope.${scope}`),
    end: <ScopeCount scope={scope} view={view} />,
  }))
  return (
    <Screen>
      <PageHead title={t('view.tickets')} />
      <Tabs
        label={t('tickets.scopes')}
        tabs={tabs}
        value={view.scope}
        onChange={(value) => change({ scope: TICKET_SCOPES.find((scope) => scope === value) ?? 'all' })}
      >
        <TicketList key={view.scope} view={view} isPrepared={isPrepared} onChange={change} onOpen={open} />
      </Tabs>
    </Screen>
  )
}
