import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import composer from '../../../../src/parts/composer/messages/en.json'
import { draftStore, hasUnsavedChanges, selectToasts } from '../../../../src/store'
import BulkComposer from '../../../../widgets/mailer/bulk/BulkComposer'
import en from '../../../../widgets/mailer/messages/en.json'
import { json } from '../../http/support'
import { renderIsland, stopIslands } from '../renderIsland'
import { bodyOf, server } from '../website-details/support'

// The editor is made of modules that only browsers load; its own behaviour is tried in one.
jest.mock('../../../../src/parts/mailEditor', () => ({ MailEditor: ({ label }: { label: string }) => <section aria-label={label} /> }))
jest.mock('../../../../src/parts/mail', () => ({ MailBody: ({ html }: { html: string }) => <article>{html}</article> }))

afterEach(() => {
  stopIslands()
  jest.restoreAllMocks()
})

const ROUTES = {
  partner_email_composer_mailer: '/email-composer/mailer/{id}',
  partner_email_composer_mailer_send: '/email-composer/mailer/{id}',
  partner_email_composer_mailer_undo: '/email-composer/mailer/{id}/undo',
  partner_email_composer_mailer_preview: '/email-composer/mailer/{id}/preview',
}

const templateOf = (id: number, language: string, html: string) => ({
  id,
  name: `New date (${language})`,
  language,
  subject: '{{website.title}}',
  html,
  placeholders: ['website.due_date'],
  updatedAt: '2026-11-21T12:00:00Z',
})
const TEMPLATES = [
  templateOf(1, 'en', '<p>Ready on {{website.due_date}}. {{?Why does it take longer?}}</p>'),
  templateOf(2, 'de', '<p>Fertig am {{website.due_date}}.</p>'),
]
const options = (id: number, language: string, date: string) => ({
  website: { id, title: `Website ${id}` },
  language,
  recipients: [{ name: 'Ada', email: `a${id}@customer.test`, kind: 'customer' }],
  templates: TEMPLATES,
  fields: { 'website.title': `Website ${id}`, 'website.due_date': date },
  limits: { undoMs: 0 },
})
const OPTIONS = { 11: options(11, 'en', 'December 24, 2026'), 12: options(12, 'de', '24. Dezember 2026') }

interface Sent {
  path: string
  body: unknown
}

const write = (answers: Parameters<typeof server>[0] = {}) => show(answers).sent

function show(answers: Parameters<typeof server>[0]) {
  const sent: Sent[] = []
  const take = (path: string, answer: object) => (init: RequestInit) => {
    sent.push({ path, body: bodyOf(init) })
    return answer
  }
  const ids = [11, 12] as const
  const all = Object.fromEntries(
    ids.flatMap((id) => [
      [`GET /email-composer/mailer/${id}`, OPTIONS[id]],
      [`POST /email-composer/mailer/${id}`, take(`send ${id}`, { id, category: 'message_to', date: '2026-11-21T12:00:00Z', subject: '' })],
      [
        `POST /email-composer/mailer/${id}/preview`,
        take(`preview ${id}`, {
          from: 'a@ours.test',
          subject: `Website ${id}`,
          html: '<p>Ready on December 24, 2026.</p>',
          text: '',
          missing: [],
          to: [],
        }),
      ],
    ]),
  )
  const user = { id: 7, name: 'ada', forename: 'Ada', surname: 'Lovelace', roles: ['partner_admin'] }
  const island = renderIsland(<BulkComposer bulk={{ websiteIds: ids, purpose: 'date' }} />, {
    texts: { ...composer, ...en },
    data: { routes: ROUTES, user },
    replies: [server({ ...all, ...answers })],
  })
  return { sent, ...island }
}

it('tells the customers of several websites their new date: each in their language, seen before, and sent once nothing is open', async () => {
  const sent = write()
  const english = within(await screen.findByRole('form', { name: 'English' }))
  const german = within(screen.getByRole('form', { name: 'Deutsch' }))
  expect(english.getByLabelText('Template')).toHaveValue('1')
  expect(german.getByLabelText('Template')).toHaveValue('2')

  // The template asks something, and nothing goes out with the question in it.
  expect(english.getByText('Without a value: {{?Why does it take longer?}}')).toBeInTheDocument()
  expect(english.getByRole('button', { name: 'Nobody to send to' })).toBeDisabled()
  fireEvent.click(english.getByRole('button', { name: 'Answer the question of the template' }))
  fireEvent.change(await screen.findByLabelText('Why does it take longer?'), { target: { value: 'We are ill & sorry.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Use template' }))
  await waitFor(() => expect(english.getByRole('button', { name: 'Send 1 e-mail' })).toBeEnabled())

  fireEvent.click(english.getByRole('button', { name: 'Preview for Website 11' }))
  expect(await screen.findByText('<p>Ready on December 24, 2026.</p>')).toBeInTheDocument()
  fireEvent.click(english.getByRole('button', { name: 'Send 1 e-mail' }))
  fireEvent.click(german.getByRole('button', { name: 'Send 1 e-mail' }))
  expect(await english.findByText('On its way')).toBeInTheDocument()
  expect(await german.findByText('On its way')).toBeInTheDocument()
  const html = '<p>Ready on {{website.due_date}}. We are ill &amp; sorry.</p>'
  expect(sent).toMatchObject([
    { path: 'preview 11', body: { to: ['a11@customer.test'], html, bulk: true } },
    { path: 'send 11', body: { to: ['a11@customer.test'], html, template: 1, bulk: true } },
    { path: 'send 12', body: { to: ['a12@customer.test'], html: '<p>Fertig am {{website.due_date}}.</p>', template: 2, bulk: true } },
  ])
})

it('offers another try when nobody could be read', async () => {
  let isBroken = true
  const answer = (id: 11 | 12) => () => (isBroken ? json({ error: 'Out of order' }, { status: 500 }) : OPTIONS[id])
  write({ 'GET /email-composer/mailer/11': answer(11), 'GET /email-composer/mailer/12': answer(12) })
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of order')
  expect(screen.getByRole('heading', { name: 'Write to 2 customers', level: 1 })).toBeInTheDocument()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByRole('textbox', { name: 'Subject' })).toHaveLength(2)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
}, 30_000)

/** Writes another subject than that of the template into the German mail. */
async function typeSubject(subject: string) {
  const german = within(await screen.findByRole('form', { name: 'Deutsch' }))
  fireEvent.change(german.getByRole('textbox', { name: 'Subject' }), { target: { value: subject } })
  return german
}

it('keeps what was written when it has not left', async () => {
  write({ 'POST /email-composer/mailer/12': json({ error: 'Out of order' }, { status: 500 }) })
  const german = await typeSubject('Written with care')
  fireEvent.click(german.getByRole('button', { name: 'Send 1 e-mail' }))
  expect(await german.findByText('Out of order')).toBeInTheDocument()
  await waitFor(() => expect(german.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument())
  expect(german.getByRole('textbox', { name: 'Subject' })).toHaveValue('Written with care')
})

it('keeps what is written while the mail can still be taken back', async () => {
  const withUndo = { ...OPTIONS[12], limits: { undoMs: 200 } }
  write({ 'GET /email-composer/mailer/12': withUndo })
  const german = await typeSubject('For the first')
  fireEvent.click(german.getByRole('button', { name: 'Send 1 e-mail' }))
  expect(await german.findByRole('button', { name: 'Take back' })).toBeInTheDocument()
  fireEvent.change(german.getByRole('textbox', { name: 'Subject' }), { target: { value: 'For the second' } })
  await waitFor(() => expect(german.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument())
  expect(german.getByRole('textbox', { name: 'Subject' })).toHaveValue('For the second')
})

it('tries again to take back what it could not ask about, with the text still there', async () => {
  let isBroken = true
  const withUndo = { ...OPTIONS[12], limits: { undoMs: 60_000 } }
  const takenBack = { draft: { to: ['a12@customer.test'], subject: 'Sent too early', html: '' }, attachments: [] }
  write({
    'GET /email-composer/mailer/12': withUndo,
    'POST /email-composer/mailer/12/undo': () => (isBroken ? json({ error: 'Out of order' }, { status: 500 }) : takenBack),
  })
  const german = await typeSubject('Sent too early')
  fireEvent.click(german.getByRole('button', { name: 'Send 1 e-mail' }))
  fireEvent.click(await german.findByRole('button', { name: 'Take back' }))
  await waitFor(() => expect(german.getByRole('button', { name: 'Take back' })).not.toHaveAttribute('aria-busy', 'true'))
  expect(german.getByText('On its way')).toBeInTheDocument()
  isBroken = false
  fireEvent.click(german.getByRole('button', { name: 'Take back' }))
  expect(await german.findByText('Taken back')).toBeInTheDocument()
  expect(german.getByRole('textbox', { name: 'Subject' })).toHaveValue('Sent too early')
})

it('sends a mail whose answer was lost the second time as the same mail, and the focus stays where it is sent and taken back', async () => {
  const keys: unknown[] = []
  const limits = { undoMs: 60_000 }
  const both = {
    'GET /email-composer/mailer/12': { ...OPTIONS[12], limits },
    'GET /email-composer/mailer/11': { ...OPTIONS[11], language: 'de', limits },
  }
  const takenBack = { draft: { to: ['a12@customer.test'], subject: '', html: '' }, attachments: [] }
  write({
    ...both,
    'POST /email-composer/mailer/11/undo': takenBack,
    'POST /email-composer/mailer/12/undo': takenBack,
    'POST /email-composer/mailer/12': (init: RequestInit) => {
      keys.push(new Headers(init.headers).get('Idempotency-Key'))
      if (keys.length === 1) throw new TypeError('lost')
      return { id: 12, category: 'message_to', date: '2026-11-21T12:00:00Z', subject: '' }
    },
  })
  const form = within(await screen.findByRole('form', { name: 'Write an e-mail' }))
  fireEvent.change(form.getByLabelText('Template'), { target: { value: '2' } })
  fireEvent.change(form.getByLabelText('If nobody answers'), { target: { value: '1' } })
  const send = form.getByRole('button', { name: 'Send 2 e-mails' })
  send.focus()
  fireEvent.click(send)
  expect(await form.findByRole('button', { name: 'Send 1 e-mail' })).toHaveFocus()
  fireEvent.click(form.getByRole('button', { name: 'Send 1 e-mail' }))
  await waitFor(() => expect(form.getAllByText('On its way')).toHaveLength(2))
  expect(keys).toEqual([expect.any(String), keys[0]])
  expect(form.getByRole('button', { name: 'Nobody to send to' }).closest('[role="status"]')).toHaveFocus()
  const back = form.getByRole('button', { name: 'Take back' })
  back.focus()
  fireEvent.click(back)
  await waitFor(() => expect(back).not.toBeInTheDocument())
  expect(form.getByRole('button', { name: 'Send 2 e-mails' }).closest('[role="status"]')).toHaveFocus()
})

it('once taken back goes anew to who had got it, and as the same mail to who may have got it unheard', async () => {
  const keys: Record<11 | 12, unknown[]> = { 11: [], 12: [] }
  const limits = { undoMs: 60_000 }
  const send = (id: 11 | 12) => (init: RequestInit) => {
    keys[id].push(new Headers(init.headers).get('Idempotency-Key'))
    if (id === 12 && keys[12].length === 1) throw new TypeError('lost')
    return { id, category: 'message_to', date: '2026-11-21T12:00:00Z', subject: '' }
  }
  write({
    'GET /email-composer/mailer/12': { ...OPTIONS[12], limits },
    'GET /email-composer/mailer/11': { ...OPTIONS[11], language: 'de', limits },
    'POST /email-composer/mailer/11/undo': { draft: { to: ['a11@customer.test'], subject: '', html: '' }, attachments: [] },
    'POST /email-composer/mailer/11': send(11),
    'POST /email-composer/mailer/12': send(12),
  })
  const form = within(await screen.findByRole('form', { name: 'Write an e-mail' }))
  fireEvent.change(form.getByLabelText('Template'), { target: { value: '2' } })
  fireEvent.click(form.getByRole('button', { name: 'Send 2 e-mails' }))
  fireEvent.click(await form.findByRole('button', { name: 'Take back' }))
  fireEvent.click(await form.findByRole('button', { name: 'Send 2 e-mails' }))
  await waitFor(() => expect(form.getAllByText('On its way')).toHaveLength(2))
  expect(keys[12]).toEqual([expect.any(String), keys[12][0]])
  expect(keys[11]).toEqual([expect.any(String), expect.not.stringMatching(String(keys[11][0]))])
})

it('is not found again once all have got it, although it can still be taken back; then it is', async () => {
  const removed = jest.spyOn(draftStore, 'remove')
  const written = jest.spyOn(draftStore, 'write')
  const takenBack = { draft: { to: ['a12@customer.test'], subject: '', html: '' }, attachments: [] }
  write({
    'GET /email-composer/mailer/12': { ...OPTIONS[12], limits: { undoMs: 60_000 } },
    'POST /email-composer/mailer/12/undo': takenBack,
  })
  const german = await typeSubject('Sent to all')
  fireEvent.click(german.getByRole('button', { name: 'Send 1 e-mail' }))
  const back = await german.findByRole('button', { name: 'Take back' })
  await waitFor(() => expect(removed).toHaveBeenCalledWith('mails 7 12 date'))
  written.mockClear()
  fireEvent.click(back)
  const kept = { value: expect.objectContaining({ subject: 'Sent to all' }) }
  await waitFor(() => expect(written).toHaveBeenCalledWith('mails 7 12 date', expect.objectContaining(kept)))
})

it('asks before it is left while it is sent', async () => {
  let answer: (sent: Response) => void = () => undefined
  write({ 'POST /email-composer/mailer/12': () => new Promise((resolve) => (answer = resolve)) })
  const german = await typeSubject('On its way')
  expect(hasUnsavedChanges()).toBe(false)
  fireEvent.click(german.getByRole('button', { name: 'Send 1 e-mail' }))
  await waitFor(() => expect(hasUnsavedChanges()).toBe(true))
  answer(json({ error: 'Out of order' }, { status: 500 }))
  expect(await german.findByText('Out of order')).toBeInTheDocument()
  await waitFor(() => expect(hasUnsavedChanges()).toBe(false))
})

it('tells whoever leaves it that some have not got it, and knows them when it is opened again', async () => {
  const kept = new Map<string, unknown>()
  jest.spyOn(draftStore, 'read').mockImplementation((key) => Promise.resolve(kept.get(key)))
  jest.spyOn(draftStore, 'write').mockImplementation((key, value) => Promise.resolve(kept.set(key, structuredClone(value))))
  const fails = () => json({ error: 'Out of order' }, { status: 500 })
  const answers = { 'GET /email-composer/mailer/11': { ...OPTIONS[11], language: 'de' }, 'POST /email-composer/mailer/12': fails }
  const open = async () => {
    const { store, unmount } = show(answers)
    const form = within(await screen.findByRole('form', { name: 'Write an e-mail' }))
    return { store, unmount, form }
  }
  const { store, unmount, form } = await open()
  fireEvent.change(form.getByLabelText('Template'), { target: { value: '2' } })
  fireEvent.click(form.getByRole('button', { name: 'Send 2 e-mails' }))
  expect(await form.findByRole('button', { name: 'Send 1 e-mail' })).toBeEnabled()
  unmount()
  const told = { kind: 'error', key: '1 customer has not got the e-mail. It is kept as a draft.', actionKey: 'Back to the text' }
  expect(selectToasts(store.getState())).toMatchObject([told])
  const again = (await open()).form
  expect(again.getByText('On its way')).toBeInTheDocument()
  expect(again.getByRole('checkbox', { name: /Website 11/ })).toBeDisabled()
  expect(again.getByRole('button', { name: 'Send 1 e-mail' })).toBeEnabled()
})
