import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Sender } from '../../../../widgets/settings/email/Sender'
import en from '../../../../widgets/settings/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

beforeEach(() => setWide(true))
afterEach(stopIslands)

const SPF = { kind: 'spf', state: 'missing', name: 'nord.example', found: [], wanted: null }
const UNKNOWN = { kind: 'dkim', state: 'unknown', name: '…._domainkey.nord.example', found: [], wanted: null }
const OURS = { kind: 'dkim', state: 'missing', name: 'p1._domainkey.nord.example', found: [], wanted: 'v=DKIM1; k=rsa; p=abc' }

it('makes a key, and shows what to enter where, each to be copied', async () => {
  const asked: string[] = []
  const serve = ({ init: { method = 'GET' } }: { init: RequestInit }) => {
    asked.push(method)
    const hasKey = asked.includes('POST')
    return json({
      address: 'team@nord.example',
      key: hasKey ? 'waiting' : null,
      canMakeKey: !hasKey,
      records: [SPF, hasKey ? OURS : UNKNOWN],
    })
  }
  // As pages name it: once for both methods.
  const routes = { api_partner_account_sender: '/api/account/sender' }
  renderIsland(<Sender />, { texts: en, data: { routes }, replies: [serve] })
  await userEvent.click(screen.getByRole('button', { name: 'Check the sender' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Make a key' }))
  const list = await screen.findByRole('list', { name: 'Records of team@nord.example' })
  await waitFor(() => expect(list).toHaveTextContent('From then on your mails are signed.'))
  for (const text of [OURS.name, OURS.wanted]) expect(within(list).getByRole('button', { name: `Copy: ${text}` })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Make a key' })).toBeNull()
  expect(asked).toEqual(['GET', 'POST', 'GET'])
})
