import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { PartnerSettings } from '../../../../src/contract'
import { routesByName } from '../../../../src/contract/table'
import { SettingsForm } from '../../../../widgets/settings/form/SettingsForm'
import EmailSection from '../../../../widgets/settings/email/EmailSection'
import en from '../../../../widgets/settings/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands, undoLast } from '../renderIsland'
import { bodyOf, server } from '../website-details/support'

const ROUTES = ['api_partner_account', 'api_partner_account_save', 'api_partner_draft']
const routes = Object.fromEntries(ROUTES.map((name) => [name, routesByName.get(name)?.path ?? '']))
const user = { id: 1, name: 'ada', roles: ['partner_admin'] }

beforeEach(() => setWide(true))
afterEach(stopIslands)

function setup(kept: object | null, arrives = Promise.resolve()) {
  const sent: unknown[] = []
  const answers = {
    'GET /api/draft': () => arrives.then(() => json({ content: kept && JSON.stringify({ value: kept, keptAt: 1 }), savedAt: null })),
    'PUT /api/draft': (init: RequestInit) => {
      sent.push(JSON.parse((bodyOf(init) as { content: string }).content).value)
      return new Response(null, { status: 204 })
    },
    'DELETE /api/draft': () => {
      sent.push('dropped')
      return new Response(null, { status: 204 })
    },
  }
  const account = v.parse(PartnerSettings, { companyName: 'Nord', version: 1, signature: 'Regards' })
  const view = renderIsland(
    <SettingsForm account={account}>
      <EmailSection account={account} />
    </SettingsForm>,
    { texts: en, data: { routes, user }, replies: [server(answers)] },
  )
  return { sent, ...view }
}
const signature = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Signature/ })

describe('settings that somebody changes and has not saved (X-16)', () => {
  it('are found again, also on another device', async () => {
    setup({ signature: { base: 'Regards', value: 'Kind regards' } })
    await waitFor(() => expect(signature()).toHaveValue('Kind regards'))
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
  })

  it('come back by Undo when they were discarded', async () => {
    const { store } = setup(null)
    await userEvent.type(signature(), '!')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(signature()).toHaveValue('Regards')
    undoLast(store)
    expect(signature()).toHaveValue('Regards!')
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
  })

  it('give way to what was saved since', async () => {
    const { sent } = setup({ signature: { base: 'Bye', value: 'Bye bye' }, 'mailer.user': { base: '', value: 'post' } })
    await waitFor(() => expect(screen.getByDisplayValue('post')).toBeInTheDocument())
    expect(signature()).toHaveValue('Regards')
    expect(sent).toEqual([])
  })

  it('of another device are there beside what is typed before they arrive', async () => {
    let arrive = () => {}
    const isHere = new Promise<void>((resolve) => (arrive = resolve))
    setup({ signature: { base: 'Regards', value: 'Kind regards' }, 'mailer.user': { base: '', value: 'post' } }, isHere)
    await userEvent.type(signature(), '!')
    arrive()
    await waitFor(() => expect(screen.getByDisplayValue('post')).toBeInTheDocument())
    expect(signature()).toHaveValue('Regards!')
  })

  it('are with the host when the page goes, without passwords', async () => {
    const { sent, unmount } = setup(null)
    await userEvent.type(signature(), '!')
    await userEvent.type(screen.getByLabelText(/^SMTP password/), 'hunter2')
    act(() => unmount())
    await waitFor(() => expect(sent).toEqual([{ signature: { base: 'Regards', value: 'Regards!' } }]))
  })
})
