import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { PartnerSettings } from '../../../../src/contract'
import { routesByName } from '../../../../src/contract/table'
import { SettingsForm } from '../../../../widgets/settings/form/SettingsForm'
import { TeamSection } from '../../../../widgets/settings/team/TeamSection'
import en from '../../../../widgets/settings/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

const routes = { api_partner_account_save: routesByName.get('api_partner_account_save')?.path ?? '' }
const terms = { termsOfServiceUrl: 'https://reseller.example/terms', privacyPolicyUrl: 'https://own.example/privacy' }
const saved = { companyName: 'Nord', version: 1, ...terms, inherited: ['termsOfServiceUrl'], overridden: ['privacyPolicyUrl'] }
const account = v.parse(PartnerSettings, saved)

beforeEach(() => setWide(true))
afterEach(stopIslands)

const show = (role: string) =>
  renderIsland(
    <SettingsForm account={account}>
      <TeamSection account={account} />
    </SettingsForm>,
    {
      texts: en,
      data: { routes, user: { id: 1, name: 'ada', roles: [role] } },
      replies: [() => json({ ...saved, version: 2 })],
    },
  )

it('says which settings come from the reseller and which are of one’s own, and gives the own ones back', async () => {
  const { calls } = show('partner_admin')
  expect(screen.getByText('From your reseller')).toBeVisible()
  expect(screen.getByText('Your own')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Use the reseller’s' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ privacyPolicyUrl: '', version: 1 })
})

it('lets whoever may only read see the marks', () => {
  show('partner_manager')
  expect(screen.getByText('Your own')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use the reseller’s' })).toBeNull()
})
