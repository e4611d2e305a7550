import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { MailTransfer } from '../../../../src/contract'
import { routesByName } from '../../../../src/contract/table'
import { runToastAction, selectNotices, selectToasts } from '../../../../src/store'
import { MailTransferScreen } from '../../../../widgets/mail-transfer/MailTransferScreen'
import en from '../../../../widgets/mail-transfer/messages/en.json'
import { useReportEnds } from '../../../../widgets/mail-transfer/useReportEnds'
import { json } from '../../http/support'
import { renderIsland, setWide, stopIslands } from '../renderIsland'

beforeEach(() => setWide(true))
afterEach(() => stopIslands())

const NAMES = [
  'api_partner_mail_transfers',
  'api_partner_mail_transfer',
  'api_partner_mail_transfer_start',
  'api_partner_mail_transfer_cancel',
]
const routes = Object.fromEntries(NAMES.map((name) => [name, routesByName.get(name)?.path ?? '']))

const server = (username: string) => ({ host: 'imap.test', port: 993, encryption: 'tls', username })
const folder = (missing: number) => ({ id: 1, path: 'INBOX', target: 'INBOX', messages: 4, missing, missingBytes: missing * 1_000 })
const transfer = (id: number, values: object = {}) => ({
  id,
  state: 'ready',
  source: server(`u${id}@old.test`),
  target: server(`u${id}@new.test`),
  folders: [folder(2)],
  createdAt: '2026-11-21T12:00:00Z',
  ...values,
})

const PAGE = 50
function listOf(transfers: object[], url: string) {
  const { searchParams } = new URL(url, location.origin)
  const page = Number(searchParams.get('page') ?? 1)
  const found = transfers.filter((one) => JSON.stringify(one).includes(searchParams.get('search') ?? ''))
  const items = found.slice((page - 1) * PAGE, page * PAGE)
  const pages = Math.max(Math.ceil(found.length / PAGE), 1)
  return { items, pagination: { page, pages, count: items.length, limit: PAGE, total: found.length } }
}

interface Call {
  url: string
  method: string
  body: unknown
}

/** A host with these transfers; what is asked of it is noted. */
function hostWith(transfers: object[], refuses: (user: string) => boolean = () => false) {
  const calls: Call[] = []
  const reply = ({ url, init: { method = 'GET', body } }: { url: string; init: RequestInit }): Response => {
    const said: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    calls.push({ url, method, body: said })
    if (method === 'GET') return json(/\/\d+$/.test(url) ? transfers[0] : listOf(transfers, url))
    const { source } = { source: { username: '' }, ...(said as object) }
    return refuses(source.username)
      ? json({ errors: [{ name: 'source', message: 'Too many log-ins' }] }, { status: 429 })
      : json(transfer(9))
  }
  return { calls, replies: [reply] }
}
const posts = (calls: Call[]) => calls.filter(({ method }) => method === 'POST')

it('goes to the first of many transfers, and finds one by its mailbox', async () => {
  const { replies } = hostWith(Array.from({ length: 60 }, (_, nth) => transfer(60 - nth)))
  renderIsland(<MailTransferScreen />, { texts: en, data: { routes }, at: '/tools/mailtransfer', replies })
  await userEvent.click(await screen.findByRole('button', { name: /Next/ }))
  expect(await screen.findByText(/u1@new\.test/)).toBeInTheDocument()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'u33@new')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  expect(screen.getByText(/u33@new\.test/)).toBeInTheDocument()
})

it('begins a transfer for each mailbox of a list, and keeps those that were refused', async () => {
  const { calls, replies } = hostWith([], (user) => user === 'b@old.test')
  renderIsland(<MailTransferScreen />, { texts: en, data: { routes }, at: '/tools/mailtransfer', replies })
  await userEvent.click(await screen.findByRole('button', { name: 'Several mailboxes' }))
  const [from, to] = await screen.findAllByLabelText(/IMAP server/)
  await userEvent.type(from!, 'imap.old.test')
  await userEvent.type(to!, 'imap.new.test')
  const list = screen.getByLabelText(/List of mailboxes/)
  await userEvent.click(list)
  await userEvent.paste('a@old.test;one;a@new.test;two\nb@old.test;three;b@new.test;four\nc@old.test')
  expect(screen.getByRole('list', { name: 'Mailboxes in the list' })).toHaveTextContent('c@old.test')
  expect(screen.getByText('something is missing')).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Mailboxes in the list' })).not.toHaveTextContent('three')

  await userEvent.click(screen.getByRole('button', { name: 'Compare 2 mailboxes' }))
  expect(await screen.findByText(/1 transfer has begun, 2 have not/)).toBeInTheDocument()
  expect(screen.getByText('Too many log-ins')).toBeInTheDocument()
  const at = (host: string) => ({ host, port: 993, encryption: 'tls' })
  expect(posts(calls).map(({ body }) => body)).toEqual([
    {
      source: { ...at('imap.old.test'), username: 'a@old.test', password: 'one' },
      target: { ...at('imap.new.test'), username: 'a@new.test', password: 'two' },
    },
    {
      source: { ...at('imap.old.test'), username: 'b@old.test', password: 'three' },
      target: { ...at('imap.new.test'), username: 'b@new.test', password: 'four' },
    },
  ])
  expect(list).toHaveValue('b@old.test\tthree\tb@new.test\tfour\nc@old.test\t\tc@old.test\t')
})

it('refuses a list that is far too long before it reads it, pasted or as a file', async () => {
  renderIsland(<MailTransferScreen />, { texts: en, data: { routes }, at: '/tools/mailtransfer', replies: hostWith([]).replies })
  await userEvent.click(await screen.findByRole('button', { name: 'Several mailboxes' }))
  const list = screen.getByLabelText(/List of mailboxes/)
  for (const long of ['"'.repeat(1_000_000), ','.repeat(1_000_000), 'a@b.test;x\n'.repeat(10_000)]) {
    fireEvent.change(list, { target: { value: long } })
    expect(list).toHaveAccessibleDescription(/more than 30 at once/)
    expect(screen.queryByRole('list', { name: 'Mailboxes in the list' })).not.toBeInTheDocument()
  }
  const choose = (text: string) =>
    fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [new File([text], 'all.csv')] } })
  choose('a'.repeat(10_000_000))
  expect(list).toHaveAccessibleDescription(/“all.csv” is too large. The limit is 0.05 MB/)
  choose('a@old.test;one')
  await waitFor(() => expect(list).toHaveValue('a@old.test;one'))
  expect(list).not.toHaveAccessibleDescription(/too large|more than/)
})

it('reads a list that a spreadsheet has not written in UTF-8', async () => {
  renderIsland(<MailTransferScreen />, { texts: en, data: { routes }, at: '/tools/mailtransfer', replies: hostWith([]).replies })
  await userEvent.click(await screen.findByRole('button', { name: 'Several mailboxes' }))
  const list = screen.getByLabelText(/List of mailboxes/)
  const file = new File([Buffer.from('a@old.test;gr\xfcn', 'latin1')], 'all.csv')
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } })
  await waitFor(() => expect(list).toHaveValue('a@old.test;grün'))
})

it('starts all that are ready and have something to copy', async () => {
  const transfers = [
    transfer(3),
    transfer(2),
    transfer(4, { folders: [folder(0)] }),
    transfer(5, { needsPasswords: true }),
    transfer(1, { state: 'done' }),
  ]
  const { calls, replies } = hostWith(transfers)
  renderIsland(<MailTransferScreen />, { texts: en, data: { routes }, at: '/tools/mailtransfer', replies })
  await userEvent.click(await screen.findByRole('button', { name: 'Start all 2' }))
  await waitFor(() => expect(posts(calls).map(({ url }) => url.replace(/^.*\/mailtransfer/, ''))).toEqual(['/3/start', '/2/start']))
})

it('shows how far it is with several, as long as it is not through', async () => {
  let goOn = (): void => undefined
  const isHeld = new Promise<void>((resolve) => (goOn = resolve))
  const { store } = renderIsland(<MailTransferScreen />, {
    texts: en,
    data: { routes },
    at: '/tools/mailtransfer',
    replies: [
      async ({ url, init }) => {
        if (init.method === 'GET') return json(listOf([transfer(3), transfer(2)], url))
        if (url.includes('/2/')) await isHeld
        return json(transfer(3, { state: 'running' }))
      },
    ],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Start all 2' }))
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ key: 'Changing 2 transfers…', progress: 0.5 }]))
  goOn()
  await waitFor(() => expect(selectToasts(store.getState())).toEqual([]))
})

it('tells once why several could not be started, leaves the focus there and tries again those alone', async () => {
  const calls: string[] = []
  let isBroken = true
  const { store } = renderIsland(<MailTransferScreen />, {
    texts: en,
    data: { routes },
    at: '/tools/mailtransfer',
    replies: [
      ({ url, init }) => {
        if (init.method === 'GET') return json(listOf([transfer(3), transfer(2), transfer(1)], url))
        calls.push(url.replace(/^.*\/mailtransfer/, ''))
        return isBroken && !url.includes('/3/') ? new Response('<h1>Whoops</h1>', { status: 500 }) : json(transfer(3, { state: 'running' }))
      },
    ],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Start all 3' }))
  const reason = '2 transfers are as before: The server reported an error. Please try again.'
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ key: reason }]))
  const [toast] = selectToasts(store.getState())
  expect(screen.getByRole('button', { name: 'Start all 3' })).toHaveFocus()
  isBroken = false
  act(() => store.dispatch(runToastAction(toast?.id ?? '')))
  await waitFor(() => expect(calls).toEqual(['/3/start', '/2/start', '/1/start', '/2/start', '/1/start']))
})

it('has the focus on the heading of a transfer when what was pressed is gone', async () => {
  let state = 'running'
  renderIsland(<MailTransferScreen />, {
    texts: en,
    data: { routes },
    at: '/tools/mailtransfer',
    replies: [
      ({ url, init }) => {
        if (init.method !== 'GET') state = 'cancelled'
        return json(/\/\d+(\/cancel)?$/.test(url) ? transfer(3, { state }) : listOf([transfer(3, { state })], url))
      },
    ],
  })
  await userEvent.click(await screen.findByRole('button', { name: /u3@old\.test/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'End transfer' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End transfer' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End transfer' })).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('heading', { name: /u3@old\.test/ })).toHaveFocus())
})

it('says when the dry run finds nothing to copy', async () => {
  const { replies } = hostWith([transfer(3, { folders: [folder(0)] })])
  renderIsland(<MailTransferScreen />, { texts: en, data: { routes }, at: '/tools/mailtransfer', replies })
  await userEvent.click(await screen.findByRole('button', { name: /u3@old\.test/ }))
  expect(await screen.findByText('Nothing is missing: all 4 e-mails are on the other side already.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Start copying' })).not.toBeInTheDocument()
})

it.each([
  ['one', 'User name'],
  ['many', 'List of mailboxes'],
])('asks before what was typed into the form of %s is lost, and leads to the form by its address', async (form, field) => {
  const { replies } = hostWith([transfer(1)])
  renderIsland(<MailTransferScreen />, { texts: en, data: { routes }, at: `/tools/mailtransfer?form=${form}`, replies })
  const [first] = await screen.findAllByRole('textbox', { name: new RegExp(`^${field}`) })
  if (first) await userEvent.type(first, 'anna@old.test')
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Unsaved changes' })).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByRole('button', { name: 'New transfer' })).toBeInTheDocument()
  expect(location.search).toBe('')
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
})

describe('what ends while the list is shown', () => {
  const running = transfer(1, { state: 'running' })
  const Tells = ({ now }: { now: object }) => {
    useReportEnds([v.parse(MailTransfer, now)])
    return null
  }
  function told(now: object) {
    const { store } = renderIsland(<Changing before={running} now={now} />, { texts: en })
    expect(selectNotices(store.getState())).toEqual([])
    return { store }
  }
  function Changing({ before, now }: { before: object; now: object }) {
    const [isLater, setLater] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setLater(true)}>
          later
        </button>
        <Tells now={isLater ? now : before} />
      </>
    )
  }
  it.each([
    ['is a success', { state: 'done' }, 'success', /is done$/],
    [
      'names what could not be copied',
      { state: 'done', folders: [{ ...folder(0), failed: 3 }] },
      'error',
      /3 messages could not be copied/,
    ],
    [
      'says why it goes no further',
      { state: 'paused', problem: { kind: 'full', side: 'target', text: '' } },
      'error',
      /The mailbox is full/,
    ],
  ])('%s', async (_, values, kind, text) => {
    const { store } = told(transfer(1, values))
    await userEvent.click(screen.getByRole('button', { name: 'later' }))
    expect(selectNotices(store.getState())).toMatchObject([{ kind, key: expect.stringMatching(text) }])
  })
  it('says nothing of what is ready to begin', async () => {
    const { store } = told(transfer(1))
    await userEvent.click(screen.getByRole('button', { name: 'later' }))
    expect(selectNotices(store.getState())).toEqual([])
  })
})
