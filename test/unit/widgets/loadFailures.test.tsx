import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { contractRoutes } from '../../../src/contract/table'
import { AgencyStatisticsScreen } from '../../../widgets/agency-statistics/AgencyStatisticsScreen'
import { OffersScreen } from '../../../widgets/agency-offers/OffersScreen'
import { MailTransferScreen } from '../../../widgets/mail-transfer/MailTransferScreen'
import { ProfileScreen } from '../../../widgets/profile/ProfileScreen'
import { ResellerSettingsScreen } from '../../../widgets/reseller-settings/ResellerSettingsScreen'
import { SettingsScreen } from '../../../widgets/settings/SettingsScreen'
import { SubscriptionScreen } from '../../../widgets/subscription/SubscriptionScreen'
import { TimeReportScreen } from '../../../widgets/time-report/TimeReportScreen'
import { json } from '../http/support'
import { renderIsland, stopIslands } from './renderIsland'

afterEach(stopIslands)

const routes = Object.fromEntries(contractRoutes.filter(({ name }) => name !== 'partner_events').map(({ name, path }) => [name, path]))
const data = { routes, config: { partnerId: 3, upgradeUrl: 'https://plans.example/', canUseTools: true, isReseller: true } }
const user = { id: 1, name: 'Ada', roles: ['partner_admin'] }

describe('a screen that cannot be loaded says why, and leads to a larger plan where one is needed', () => {
  it.each<[string, ReactElement]>([
    ['mail transfers', <MailTransferScreen key="1" />],
    ['the report of times', <TimeReportScreen key="2" />],
    ['visits of all websites', <AgencyStatisticsScreen key="3" />],
    ['offers', <OffersScreen key="4" />],
    ['the subscription', <SubscriptionScreen key="5" />],
    ['settings', <SettingsScreen key="6" />],
    ['the profile', <ProfileScreen key="7" />],
    ['settings of a reseller', <ResellerSettingsScreen key="8" />],
  ])('%s', async (_, element) => {
    renderIsland(element, { data: { ...data, user }, replies: [json({ error: 'Not in this plan' }, { status: 402 })] })
    const [link] = await screen.findAllByRole('link', { name: /^Not in this plan/ })
    expect(link).toHaveAttribute('href', 'https://plans.example/')
    expect(screen.getAllByRole('button', { name: 'Try again' })[0]).toBeEnabled()
  })
})
