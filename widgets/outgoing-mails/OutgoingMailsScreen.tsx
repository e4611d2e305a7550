import { useState } from 'react'
import { api_partner_suppressed_addresses } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { may } from '../../src/model'
import { selectUser, useAppSelector, useDocumentTitle } from '../../src/store'
import { PageHead, Screen, Tabs } from '../../src/ui'
import { AddressList } from './AddressList'
import { MailList } from './MailList'

const TABS = ['mails', 'addresses'] as const
type Tab = (typeof TABS)[number]

/** What became of mails that were sent, and the addresses that get none. */
export function OutgoingMailsScreen() {
  const t = useMessages()
  const { router } = useIsland()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const [tab, setTab] = useState<Tab>('mails')
  useDocumentTitle(t('outgoingMails.title'))
  const seesAddresses = may('manage_unassigned_emails', roles) === 'all' && router.has(api_partner_suppressed_addresses.name)
  return (
    <Screen>
      <PageHead title={t('outgoingMails.title')} />
      {seesAddresses ? (
        <Tabs
          label={t('outgoingMails.lists')}
          tabs={TABS.map((value) => ({ value, label: t(`outgoingMails.tab.${value}`) }))}
          value={tab}
          onChange={(value) => setTab(TABS.find((one) => one === value) ?? 'mails')}
        >
          {tab === 'mails' ? <MailList /> : <AddressList />}
        </Tabs>
      ) : (
        <MailList />
      )}
    </Screen>
  )
}
