import { api_partner_suppressed_addresses } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { may } from '../../src/model'
import { selectUser, useAddress, useAppSelector, useDocumentTitle } from '../../src/store'
import { PageHead, Screen, Tabs } from '../../src/ui'
import { AddressList } from './AddressList'
import { MailList } from './MailList'

const TABS = ['mails', 'addresses'] as const

/** What became of mails that were sent, and the addresses that get none. */
export function OutgoingMailsScreen() {
  const t = useMessages()
  const { router } = useIsland()
  const roles = useAppSelector(selectUser)?.roles ?? []
  const [address, change] = useAddress()
  const tab = address.get('tab') ?? 'mails'
  useDocumentTitle(t('outgoingMails.title'))
  const seesAddresses = may('manage_unassigned_emails', roles) === 'all' && router.has(api_partner_suppressed_addresses.name)
  return (
    <Screen>
      <PageHead title={t('outgoingMails.title')} />
      {seesAddresses ? (
        <Tabs
          label={t('outgoingMails.lists')}
          tabs={TABS.map((value) => ({ value, label: t(`outgoingMails.tab.${value}`) }))}
          value={tab === 'addresses' ? tab : 'mails'}
          onChange={(next) => change({ tab: next, q: null, state: null, page: null }, true)}
        >
          {tab === 'addresses' ? <AddressList /> : <MailList />}
        </Tabs>
      ) : (
        <MailList />
      )}
    </Screen>
  )
}
