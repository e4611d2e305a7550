import { fireEvent, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { Domain } from '../../../../src/contract'
import { ViewOnlyContext } from '../../../../src/ui'
import RemoveDialog from '../../../../widgets/domains/dialogs/RemoveDialog'
import MailboxesDialog from '../../../../widgets/domains/mailboxes/MailboxesDialog'
import { stopIslands } from '../renderIsland'
import { bodyOf } from '../website-details/support'
import { renderDomains } from './support'

afterEach(stopIslands)

const ANNA = { id: 8, address: 'anna@bakery.example', createdAt: '2026-05-04T09:00:00Z', messages: 3 }
const PAGE = { page: 1, pages: 1, count: 1, limit: 50, total: 1 }
const list = (values: object = {}) => ({
  items: [ANNA],
  pagination: PAGE,
  adding: null,
  imap: { host: '127.0.0.1', port: 1_143 },
  ...values,
})

const domain = v.parse(Domain, { id: 5, name: 'bakery.example' })

async function open(answers: Parameters<typeof renderDomains>[1]['answers'], { isViewOnly = false, mailboxes = 0 } = {}) {
  renderDomains(
    <ViewOnlyContext value={isViewOnly}>
      <MailboxesDialog domain={{ ...domain, mailboxes }} onExited={() => undefined} />
    </ViewOnlyContext>,
    { answers },
  )
  return within(await screen.findByRole('dialog', { name: 'Mailboxes of bakery.example' }))
}

it('asks for what is to be removed to be typed, and says what goes with it', async () => {
  let items = [ANNA]
  const dialog = await open({
    'GET /api/domain/5/mailboxes': () => list({ items }),
    'DELETE /api/domain/5/mailboxes/8': () => {
      items = []
      return new Response(null, { status: 204 })
    },
  })
  expect(await dialog.findByText('3 mails')).toBeInTheDocument()
  expect(dialog.getByText(/server 127\.0\.0\.1, port 1143/)).toBeInTheDocument()
  fireEvent.click(dialog.getByRole('button', { name: 'Remove mailbox: anna@bakery.example' }))
  const question = within(await screen.findByRole('dialog', { name: 'Remove anna@bakery.example?' }))
  expect(question.getByText('3 mails are deleted with it.')).toBeInTheDocument()
  expect(question.getByRole('button', { name: 'Remove mailbox' })).toBeDisabled()
  fireEvent.change(question.getByRole('textbox'), { target: { value: 'anna@bakery.example' } })
  fireEvent.click(question.getByRole('button', { name: 'Remove mailbox' }))
  expect(await dialog.findByText('There is no mailbox at this domain yet.')).toBeInTheDocument()
})

it('a domain is removed with its mailboxes once its name is typed, one without at once', async () => {
  const shown = (mailboxes: number) => (
    <RemoveDialog domain={v.parse(Domain, { id: 5, name: 'bakery.example', mailboxes })} websiteId={3} onExited={() => undefined} />
  )
  renderDomains(shown(2), { answers: {} })
  const question = within(await screen.findByRole('dialog', { name: 'Remove bakery.example?' }))
  expect(question.getByText('2 mailboxes are deleted, with all mail in them.')).toBeInTheDocument()
  expect(question.getByRole('button', { name: 'Remove' })).toBeDisabled()
  fireEvent.change(question.getByRole('textbox'), { target: { value: 'bakery.example' } })
  expect(question.getByRole('button', { name: 'Remove' })).toBeEnabled()
  stopIslands()
  renderDomains(shown(0), { answers: {} })
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeEnabled()
})

it('says why there can be no more before the first field', async () => {
  const dialog = await open({ 'GET /api/domain/5/mailboxes': list({ adding: { message: 'Your plan allows 1 mailbox.', upgrade: true } }) })
  expect(await dialog.findByText('Your plan allows 1 mailbox.')).toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: 'Create a mailbox' })).toBeNull()
})

it('says what the server has against a name beside it', async () => {
  const sent: unknown[] = []
  const dialog = await open({
    'GET /api/domain/5/mailboxes': list({ items: [] }),
    'POST /api/domain/5/mailboxes': (init) => {
      sent.push(bodyOf(init))
      return new Response(JSON.stringify({ message: 'No', errors: [{ name: 'name', message: 'There is one already.' }] }), {
        status: 422,
        headers: { 'Content-Type': 'application/json' },
      })
    },
  })
  fireEvent.click(await dialog.findByRole('button', { name: 'Create a mailbox' }))
  const form = within(await screen.findByRole('dialog', { name: 'Create a mailbox' }))
  fireEvent.change(form.getByRole('textbox', { name: /Address/ }), { target: { value: 'anna' } })
  fireEvent.change(form.getByLabelText(/^Password/), { target: { value: 'flour and water, twice' } })
  fireEvent.click(form.getByRole('button', { name: 'Create a mailbox' }))
  expect(await form.findByText('There is one already.')).toBeInTheDocument()
  expect(sent).toEqual([{ name: 'anna', password: 'flour and water, twice' }])
})

it('tries again when the list does not come', async () => {
  let isDown = true
  const dialog = await open({
    'GET /api/domain/5/mailboxes': () => (isDown ? new Response(null, { status: 500 }) : list()),
  })
  const again = await dialog.findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(again)
  expect(await dialog.findByText('anna@bakery.example')).toBeInTheDocument()
})

it('changes nothing where a page is only looked at', async () => {
  const dialog = await open({ 'GET /api/domain/5/mailboxes': list() }, { isViewOnly: true })
  fireEvent.click(await dialog.findByRole('button', { name: 'Change password: anna@bakery.example' }))
  const form = within(await screen.findByRole('dialog', { name: 'Password of anna@bakery.example' }))
  expect(form.getByRole('button', { name: 'Change password' })).toBeDisabled()
  expect(form.getByLabelText(/^Password/)).toBeDisabled()
})

it('shows an address as people write it, and as servers do for copying', async () => {
  const mailbox = { ...ANNA, address: 'anna@xn--bckerei-5wa.example', unicodeAddress: 'anna@bäckerei.example' }
  const dialog = await open({ 'GET /api/domain/5/mailboxes': list({ items: [mailbox] }) })
  expect(await dialog.findByText('anna@bäckerei.example')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Copy: anna@xn--bckerei-5wa.example' })).toBeInTheDocument()
  fireEvent.click(dialog.getByRole('button', { name: 'Remove mailbox: anna@bäckerei.example' }))
  expect(await screen.findByRole('dialog', { name: 'Remove anna@bäckerei.example?' })).toBeInTheDocument()
})

it('pages and searches many', async () => {
  const asked: string[] = []
  const answers = {
    'GET /api/domain/5/mailboxes': (_init: RequestInit, searchParams: URLSearchParams) => {
      asked.push(searchParams.toString())
      if (searchParams.has('search')) return list({ items: [] })
      return list({ pagination: { ...PAGE, page: Number(searchParams.get('page')), pages: 60, count: 50, total: 3_000 } })
    },
  }
  const dialog = await open(answers, { mailboxes: 3_000 })
  fireEvent.click(await dialog.findByRole('button', { name: 'Next' }))
  expect(await dialog.findByText('Page 2 of 60')).toBeInTheDocument()
  fireEvent.change(dialog.getByRole('searchbox', { name: 'Search the mailboxes' }), { target: { value: 'zoe' } })
  fireEvent.click(await dialog.findByRole('button', { name: 'Clear filters' }))
  expect(await dialog.findByText('Page 1 of 60')).toBeInTheDocument()
  expect(asked).toContain('page=1&search=zoe')
})
