import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { runToastAction, selectToasts } from '../../../../src/store'
import en from '../../../../widgets/unassigned-emails/messages/en.json'
import RulesDialog from '../../../../widgets/unassigned-emails/rules/RulesDialog'
import { renderIsland, setWide, stopIslands } from '../renderIsland'
import { json } from '../../http/support'
import { bodyOf, server } from '../website-details/support'
import { ADA, mailOf, open } from './support'

beforeEach(() => setWide(false))
afterEach(stopIslands)

it('makes a rule of words of subject and text after showing which mails it would have taken', async () => {
  const { keys, bodies } = await open([mailOf(1)])
  await keys.click(screen.getByRole('button', { name: 'Rules' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('button', { name: 'Try' })).toBeDisabled()
  await keys.type(dialog.getByRole('textbox', { name: 'Words of the subject' }), 'invoice')
  await keys.type(dialog.getByRole('textbox', { name: 'Words of the text' }), 'november')
  await keys.click(dialog.getByRole('button', { name: 'Try' }))
  expect(await dialog.findByText('Fits 1 of the latest 1 e-mails:')).toBeVisible()
  await keys.click(dialog.getByRole('button', { name: 'Create rule' }))
  const rule = { sender: '', subject: 'invoice', words: 'november', action: 'remove', website: null }
  expect(bodies('/rules')).toEqual([
    { ...rule, dryRun: true },
    { ...rule, dryRun: false },
  ])
})

it('says what is wrong with a sender where it was typed, until that is changed', async () => {
  const message = 'Please enter an e-mail address, or @ and a domain.'
  const refusal = json({ errors: [{ name: 'sender', message }] }, { status: 422 })
  renderIsland(<RulesDialog sender="" onClose={() => undefined} />, {
    texts: en,
    data: { routes: { partner_unassigned_emails_rules: '/rules', partner_unassigned_emails_rule_save: '/rules' }, user: ADA },
    replies: [server({ 'GET /rules': () => ({ items: [] }), 'POST /rules': () => refusal })],
  })
  const sender = await screen.findByRole('textbox', { name: 'Sender' })
  await userEvent.type(sender, 'the baker')
  await userEvent.click(screen.getByRole('button', { name: 'Try' }))
  await waitFor(() => expect(sender).toBeInvalid())
  expect(sender).toHaveAccessibleDescription(expect.stringContaining(message))
  await userEvent.type(sender, '@example.org')
  expect(sender).toBeValid()
})

it('brings back a rule that was deleted, and the focus goes on to the next', async () => {
  const other = { id: 5, sender: 'b@example.org', subject: '', words: '', action: 'remove', website: null }
  let rules = [{ ...other, id: 4, sender: 'a@example.org', action: 'assign', website: { id: 8, title: 'Harbour', status: 'done' } }, other]
  const made: unknown[] = []
  const routes = {
    partner_unassigned_emails_rules: '/rules',
    partner_unassigned_emails_rule_save: '/rules',
    partner_unassigned_emails_rule_delete: '/rules/{rule}',
  }
  const { store } = renderIsland(<RulesDialog sender="" onClose={() => undefined} />, {
    texts: en,
    data: { routes, user: ADA },
    replies: [
      server({
        'GET /rules': () => ({ items: rules }),
        'DELETE /rules/4': () => {
          rules = [other]
          return new Response(null, { status: 204 })
        },
        'POST /rules': (init: RequestInit) => {
          made.push(bodyOf(init))
          return { rule: null, checked: 0, matches: [] }
        },
      }),
    ],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the rule for a@example.org' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete the rule for b@example.org' })).toHaveFocus())
  const toast = selectToasts(store.getState()).at(-1)
  expect(toast).toMatchObject({ key: 'Rule for a@example.org deleted', actionKey: 'partner.general.undo' })
  await act(async () => store.dispatch(runToastAction(toast?.id ?? '')))
  expect(made).toEqual([{ sender: 'a@example.org', subject: '', words: '', action: 'assign', website: 8 }])
})
