import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useImperativeHandle, useState } from 'react'
import * as v from 'valibot'
import { MailerOptions } from '../../../../src/contract'
import composer from '../../../../src/parts/composer/messages/en.json'
import type { MailEditor } from '../../../../src/parts/mailEditor'
import { draftStore, selectToasts } from '../../../../src/store'
import { Composer } from '../../../../widgets/mailer/Composer'
import en from '../../../../widgets/mailer/messages/en.json'
import { renderIsland, stopIslands } from '../renderIsland'
import { json } from '../../http/support'
import { bodyOf, server } from '../website-details/support'

const selected: string[] = []
const inserted: string[] = []
const appended: string[] = []
const focused: string[] = []
// The editor is made of modules that only browsers load; its own behaviour is tried in one.
jest.mock('../../../../src/parts/mailEditor', () => ({
  MailEditor: function Stub({ ref, label, initialHtml, error, onChange }: Parameters<typeof MailEditor>[0]) {
    useImperativeHandle(ref, () => ({
      focus: () => void focused.push('text'),
      insertText: () => undefined,
      insertHtml: (html) => void inserted.push(html),
      appendHtml: (html) => void appended.push(html),
      select: (words) => void selected.push(words),
    }))
    return (
      <section aria-label={label}>
        <p>{error}</p>
        <textarea aria-label="HTML" defaultValue={initialHtml} onChange={({ target }) => onChange(target.value)} />
      </section>
    )
  },
}))

beforeEach(() => [selected, inserted, appended, focused].forEach((list) => list.splice(0)))
afterEach(() => {
  stopIslands()
  jest.restoreAllMocks()
})

const PATH = '/email-composer/mailer/12'
const SENT = { id: 5, category: 'message_to', date: '2026-11-21T12:00:00Z', subject: 'Hello' }

/** Leaves the composer, and comes back to it. */
function Leavable({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        Leave or come
      </button>
      {isHere && children}
    </>
  )
}

/** Writes to a customer from a template with these words. */
const write = (...args: Parameters<typeof show>) => show(...args).sent

function show(
  template: { subject?: string; html: string },
  limits: object = {},
  {
    offer,
    newer,
    send,
    answers = {},
    more = [],
    signature = '',
  }: { signature?: string; offer?: number; newer?: object; send?: () => Promise<Response>; answers?: object; more?: object[] } = {},
) {
  const sent: unknown[] = []
  const options = v.parse(MailerOptions, {
    website: { id: 12, title: 'Bakery' },
    recipients: [{ name: 'Ada', email: 'ada@bakery.example', kind: 'customer' }],
    templates: [{ id: 1, name: 'Usual', language: 'en', subject: 'Hello', updatedAt: '2026-11-21T12:00:00Z', ...template }, ...more],
    defaultTemplate: 1,
    offers: [{ id: 3, title: 'Photo day', html: '<p>Forty pictures</p>' }],
    newest: 7,
    signature,
    fields: { 'customer.forename': 'Ada', 'customer.firm': '' },
    limits,
  })
  const reply = server({
    'GET /api/website/12/logs': { items: newer ? [newer] : [], pagination: { page: 1, pages: 1, count: 1, limit: 1, total: 1 } },
    [`POST ${PATH}`]: (init) => {
      sent.push(bodyOf(init))
      if (newer && sent.length === 1) return json({ error: 'newer' }, { status: 409 })
      return send?.() ?? SENT
    },
    ...answers,
  })
  const routes = {
    partner_email_composer_mailer_send: '/email-composer/mailer/{id}',
    partner_email_composer_mailer_undo: '/email-composer/mailer/{id}/undo',
    api_website_logs: '/api/website/{id}/logs',
    api_partner_draft: '/api/draft',
  }
  const { store } = renderIsland(
    <Leavable>
      <Composer options={options} offer={offer} />
    </Leavable>,
    { texts: { ...composer, ...en }, data: { routes }, replies: [reply] },
  )
  return { sent, store }
}

const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Send' }))

it('does not send a merge field without a value, names it and goes to it', async () => {
  const sent = write({ html: '<p>Dear {{customer.forename}} of {{customer.firm}}</p>' })
  await screen.findByRole('region', { name: 'Text' })
  await press()
  expect(await screen.findByText('Without a value: {{customer.firm}}')).toBeInTheDocument()
  expect(selected).toEqual(['{{customer.firm}}'])
  expect(sent).toEqual([])
})

it('says below a subject with fields what the customer reads', async () => {
  write({ subject: 'For {{customer.forename}}', html: '<p>Hi</p>' })
  const subject = await screen.findByRole('textbox', { name: 'Subject' })
  expect(subject).toHaveAccessibleDescription('It will read: For Ada')
  fireEvent.change(subject, { target: { value: 'Hello' } })
  expect(subject).not.toHaveAccessibleDescription()
})

it('goes to the subject where that has an unknown one, which is named there and not below the text', async () => {
  const sent = write({ subject: 'For {{customer.shoe_size}}', html: '<p>Hi</p>' })
  const text = await screen.findByRole('region', { name: 'Text' })
  await press()
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveFocus())
  expect(screen.getByLabelText('Subject')).toBeInvalid()
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Without a value: {{customer.shoe_size}}')
  expect(text).not.toHaveTextContent('Without a value')
  expect(sent).toEqual([])
})

it('sends fallbacks, and waits as long as the team has set', async () => {
  const sent = write({ html: '<p>Dear {{customer.firm|friend}}</p>' }, { undoMs: 20_000 })
  await press()
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ undoMs: 20_000 })]))
  expect(await screen.findByRole('button', { name: 'Take back' })).toBeInTheDocument()
})

it('offers nothing to take back where mails leave at once', async () => {
  const sent = write({ html: '<p>Hi</p>' }, { undoMs: 0 })
  await press()
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ undoMs: 0 })]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull())
})

it('begins with the offer that it was opened for, under its name', async () => {
  const sent = write({ html: '<p>Hi</p>' }, {}, { offer: 3 })
  expect(await screen.findByLabelText('Subject')).toHaveValue('Photo day')
  await press()
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ subject: 'Photo day', html: expect.stringContaining('<p>Forty pictures</p>') })]),
  )
})

it('puts an offer that is meant for this customer into the text, wherever it was opened from', async () => {
  write({ html: '<p>Hi</p>' })
  fireEvent.click(await screen.findByRole('button', { name: 'Offers' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Photo day' }))
  expect(inserted).toEqual(['<p>Forty pictures</p>'])
})

it('holds the mail while there is something newer from the customer, which is shown first', async () => {
  const newer = { id: 9, category: 'message_from', message: 'Please wait', from: { name: 'Ada' }, date: '2026-11-21T12:00:00Z' }
  const sent = write({ html: '<p>Hi</p>' }, {}, { newer })
  await press()
  expect(await screen.findByRole('dialog', { name: 'The customer has written in the meantime' })).toHaveTextContent('Please wait')
  fireEvent.click(screen.getByRole('button', { name: 'Send anyway' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ seen: 7 }), expect.objectContaining({ seen: 9 })]))
})

it('asks what a template leaves open beside the form, not in it: forms do not nest', async () => {
  const sent = write({ subject: 'Meeting', html: '<p>See you at {{? Time}}</p>' })
  fireEvent.click(await screen.findByRole('button', { name: 'Answer the question of the template' }))
  const dialog = await screen.findByRole('dialog', { name: 'Answer the question of the template' })
  expect(dialog.closest('form')).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: 'Time' }), { target: { value: '9 <sharp>' } })
  fireEvent.click(screen.getByRole('button', { name: 'Use template' }))
  await press()
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ html: '<p>See you at 9 &lt;sharp&gt;</p>' })]))
})

it('holds a mail whose time has passed and says so at the time, until it gets another or leaves at once', async () => {
  const sent = write({ html: '<p>Hi</p>' })
  fireEvent.click(await screen.findByRole('button', { name: 'Send later' }))
  const time = screen.getByLabelText('Send at')
  fireEvent.change(time, { target: { value: '2020-01-01T10:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  expect(time).toHaveAccessibleDescription(/This time has passed\./)
  expect(time).toHaveFocus()
  expect(sent).toEqual([])
  fireEvent.change(time, { target: { value: '2999-01-01T10:00' } })
  expect(time).not.toHaveAccessibleDescription(/This time has passed\./)
  // What is not shown does not hold the mail back.
  fireEvent.click(screen.getByRole('button', { name: 'Send later' }))
  await press()
  await waitFor(() => expect(sent).toEqual([expect.not.objectContaining({ sendAt: expect.anything() })]))
})

it('is sent once, however often its keys are pressed, and the focus goes where the mail is', async () => {
  const sent = write({ html: '<p>Hi</p>' }, { undoMs: 20_000 })
  const subject = await screen.findByLabelText('Subject')
  fireEvent.keyDown(subject, { key: 'Enter', ctrlKey: true })
  fireEvent.keyDown(subject, { key: 'Enter', ctrlKey: true })
  const place = (await screen.findByRole('button', { name: 'Take back' })).closest('[role="status"]')
  expect(place).toHaveFocus()
  expect(sent).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Write another one' }))
  expect(await screen.findByLabelText('Subject')).toHaveFocus()
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const OTHER = {
  id: 2,
  name: 'Invoice',
  language: 'en',
  subject: 'Your invoice',
  html: '<p>It is due.</p>',
  updatedAt: '2026-11-21T12:00:00Z',
}
const choose = async (id: string) => fireEvent.change(await screen.findByLabelText('Template'), { target: { value: id } })

it('puts a template beside what somebody has written, and changes one for another where nobody has', async () => {
  const sent = write({ html: '<p>Hi</p>' }, {}, { more: [OTHER] })
  await choose('2')
  expect(screen.getByLabelText('Subject')).toHaveValue('Your invoice')
  expect(screen.getByLabelText('HTML')).toHaveValue('<p>It is due.</p>')
  type('Subject', 'My own')
  type('HTML', '<p>It is due.</p><p>My own words</p>')
  await choose('1')
  expect(screen.getByLabelText('Subject')).toHaveValue('My own')
  expect(screen.getByLabelText('HTML')).toHaveValue('<p>It is due.</p><p>My own words</p>')
  expect(inserted).toEqual(['<p>Hi</p>'])
  await press()
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ template: 1, subject: 'My own' })]))
})

it('keeps what is written while the mail is sent, for the next one, and takes the mail back with it', async () => {
  let answer: (sent: Response) => void = () => undefined
  const draft = { to: ['ada@bakery.example'], subject: 'Hello', html: '<p>Hi</p>' }
  write(
    { html: '<p>Hi</p>' },
    { undoMs: 20_000 },
    {
      send: () => new Promise((resolve) => (answer = resolve)),
      answers: { [`POST ${PATH}/undo`]: { draft, attachments: [] } },
    },
  )
  await press()
  type('HTML', '<p>Hi</p><p>One more thing</p>')
  answer(json(SENT))
  fireEvent.click(await screen.findByRole('button', { name: 'Go on writing' }))
  expect(await screen.findByLabelText('HTML')).toHaveValue('<p>One more thing</p><p>Hi</p>')
  type('HTML', '<p>Hi</p>')
  await press()
  type('HTML', '<p>Hi</p><p>One more thing</p>')
  answer(json(SENT))
  fireEvent.click(await screen.findByRole('button', { name: 'Take back' }))
  expect(await screen.findByLabelText('HTML')).toHaveValue('<p>Hi</p><p>One more thing</p>')
})

it('keeps what is written here when the draft of another device arrives, which comes below it', async () => {
  let answer: (draft: Response) => void = () => undefined
  const other = {
    ...{ to: ['ada@bakery.example'], cc: ['bob@bakery.example'], bcc: [], subject: 'Theirs', html: '<p>Written there</p><p>Hi</p>' },
    ...{ template: null, files: [], reply: null, quote: true, sendAt: '', cancelIfAnswered: false, key: 'theirs' },
  }
  const sent = write({ html: '<p>Hi</p>' }, {}, { answers: { 'GET /api/draft': () => new Promise((resolve) => (answer = resolve)) } })
  await screen.findByLabelText('HTML')
  type('Subject', 'Mine')
  type('HTML', '<p>Written here</p>')
  answer(json({ content: JSON.stringify({ value: other, keptAt: Date.now() + 60_000 }) }))
  await waitFor(() => expect(appended).toEqual(['<p>Written there</p>']))
  expect(screen.getByLabelText('Subject')).toHaveValue('Mine')
  expect(screen.getByLabelText('Cc')).toBeInTheDocument()
  expect(screen.getByLabelText('HTML')).toHaveValue('<p>Written here</p>')
  await press()
  expect(await screen.findByRole('dialog')).toHaveTextContent('another device')
  expect(sent).toEqual([])
})

it('asks nothing when the draft of another device is the beginning of what is written here', async () => {
  let answer: (draft: Response) => void = () => undefined
  const sent = write(
    { html: '<p>Hi</p>', subject: 'Mine' },
    {},
    { answers: { 'GET /api/draft': () => new Promise((resolve) => (answer = resolve)) } },
  )
  await screen.findByLabelText('HTML')
  type('HTML', '<p>Hi</p><p>Written here</p>')
  const other = { to: ['ada@bakery.example'], cc: [], bcc: [], subject: 'Mine', html: '<p>Hi</p>', template: 1 }
  const rest = { files: [], reply: null, quote: true, sendAt: '', cancelIfAnswered: false, key: 'theirs' }
  await act(async () => answer(json({ content: JSON.stringify({ value: { ...other, ...rest }, keptAt: Date.now() + 60_000 }) })))
  await press()
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('takes an address along that is typed and not yet ended when the keys send it', async () => {
  const sent = write({ html: '<p>Hi</p>' })
  const to = await screen.findByLabelText('To')
  await userEvent.type(to, 'bob@bakery.example')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  fireEvent.click(await screen.findByRole('button', { name: 'Send anyway' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ to: ['ada@bakery.example', 'bob@bakery.example'] })]))
})

it('is not sent by the key that ends an address or a subject', async () => {
  const sent = write({ html: '<p>Hi</p>' })
  await userEvent.type(await screen.findByLabelText('To'), '{Enter}')
  await userEvent.type(screen.getByLabelText('Subject'), ' there{Enter}')
  expect(focused).toEqual(['text'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

it('keeps the focus among addresses from which one is taken, and takes none by a key that was held too long', async () => {
  write({ html: '<p>Hi</p>' })
  const to = await screen.findByLabelText('To')
  await userEvent.type(to, 'bob@bakery.example,')
  await userEvent.click(screen.getByRole('button', { name: 'Remove ada@bakery.example' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove bob@bakery.example' })).toHaveFocus())
  fireEvent.keyDown(to, { key: 'Backspace', repeat: true })
  await userEvent.click(screen.getByRole('button', { name: 'Remove bob@bakery.example' }))
  await waitFor(() => expect(to).toHaveFocus())
})

it('goes to the addresses where there is none, or one that is none', async () => {
  const sent = write({ html: '<p>Hi</p>' })
  await userEvent.type(await screen.findByLabelText('To'), 'nobody,')
  screen.getByLabelText('Subject').focus()
  await press()
  const to = screen.getByLabelText('To')
  expect(to).toHaveFocus()
  expect(to).toHaveAccessibleDescription('Please enter at least one recipient, and only valid addresses.')
  expect(sent).toEqual([])
})

it('gives the focus to the copies that are asked for, which stay when the last one is taken out', async () => {
  write({ html: '<p>Hi</p>' })
  await userEvent.click(await screen.findByRole('button', { name: 'Cc and Bcc' }))
  expect(screen.getByLabelText('Cc')).toHaveFocus()
  await userEvent.keyboard('bob@bakery.example,{Backspace}')
  expect(screen.getByLabelText('Cc')).toHaveFocus()
})

it('tells whoever has gone on what became of the mail, and whoever has come back that it was sent', async () => {
  const kept = new Map<string, unknown>()
  jest.spyOn(draftStore, 'read').mockImplementation((key) => Promise.resolve(kept.get(key)))
  jest.spyOn(draftStore, 'write').mockImplementation((key, value) => Promise.resolve(kept.set(key, value)))
  jest.spyOn(draftStore, 'remove').mockImplementation((key) => Promise.resolve(kept.delete(key)))
  const answers: ((sent: Response) => void)[] = []
  const { store } = show({ html: '<p>Hi</p>' }, {}, { send: () => new Promise((resolve) => answers.push(resolve)) })
  const leaveOrCome = () => fireEvent.click(screen.getByRole('button', { name: 'Leave or come' }))
  await screen.findByLabelText('Subject')
  type('Subject', 'Tried')
  await press()
  leaveOrCome()
  answers.shift()?.(json({ error: 'Out of order' }, { status: 500 }))
  const refused = { kind: 'error', key: expect.stringContaining('Out of order'), actionKey: 'Back to the text' }
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([refused]))
  leaveOrCome()
  expect(await screen.findByLabelText('Subject')).toHaveValue('Tried')
  await press()
  leaveOrCome()
  leaveOrCome()
  expect(await screen.findByLabelText('Subject')).toHaveValue('Tried')
  answers.shift()?.(json(SENT))
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue('Hello'))
  expect(selectToasts(store.getState())).toMatchObject([refused, { kind: 'success', key: 'The e-mail leaves in a few seconds' }])
  expect(kept.size).toBe(0)
})

it('takes pasted addresses apart, whatever stands in the names before them', async () => {
  const sent = write({ html: '<p>Hi</p>' })
  const to = await screen.findByLabelText('To')
  fireEvent.change(to, { target: { value: '"Moor, Bob <Sales>" <bob@bakery.example>; eve@bakery.example,' } })
  await press()
  fireEvent.click(await screen.findByRole('button', { name: 'Send anyway' }))
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ to: ['ada@bakery.example', 'bob@bakery.example', 'eve@bakery.example'] })]),
  )
})

it('does not leave without a file that was chosen for it, and goes to the one that could not be stored', async () => {
  const sent = write({ html: '<p>Hi</p>' })
  await screen.findByLabelText('Subject')
  const chooser = document.querySelector('input[type="file"]')
  if (chooser) fireEvent.change(chooser, { target: { files: [new File(['1'], 'prices.txt')] } })
  const again = await screen.findByRole('button', { name: /^(Try again|Retry)$/ })
  await press()
  expect(again).toHaveFocus()
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Remove prices.txt' }))
  await press()
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('is the same mail for the server when it is sent again after the page was loaded anew, and another one once it was changed or sent', async () => {
  const kept = new Map<string, unknown>()
  jest.spyOn(draftStore, 'read').mockImplementation((key) => Promise.resolve(kept.get(key)))
  jest.spyOn(draftStore, 'write').mockImplementation((key, value) => Promise.resolve(kept.set(key, structuredClone(value))))
  const keys: (string | null)[] = []
  let isLost = true
  const open = async (limits = {}) => {
    stopIslands()
    document.body.replaceChildren()
    const answer = (init: RequestInit) => {
      keys.push(new Headers(init.headers).get('Idempotency-Key'))
      if (isLost) throw new TypeError('lost')
      return SENT
    }
    write({ html: '<p>Hi</p>' }, limits, { answers: { [`POST ${PATH}`]: answer } })
    await screen.findByLabelText('Subject')
  }
  const send = async () => {
    const before = keys.length
    await press()
    await waitFor(() => expect(keys).toHaveLength(before + 1))
  }
  await open()
  await send()
  await waitFor(() => expect(kept.size).toBe(1), { timeout: 4_000 })
  await open({ undoMs: 20_000 })
  await send()
  type('Subject', 'Changed')
  await send()
  type('Subject', 'Hello')
  isLost = false
  await send()
  fireEvent.click(await screen.findByRole('button', { name: 'Write another one' }))
  await send()
  const [first, again, changed, back, next] = keys
  expect(first).toMatch(/./)
  expect([again, back]).toEqual([first, first])
  expect(new Set([first, changed, next]).size).toBe(3)
}, 20_000)

it('leaves as another mail when it is sent again after the server said that it was taken back', async () => {
  const keys: unknown[] = []
  const refuseOnce = (init: RequestInit) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'))
    return keys.length === 1 ? json({ error: 'Taken back' }, { status: 422 }) : SENT
  }
  write({ html: '<p>Hi</p>' }, {}, { answers: { [`POST ${PATH}`]: refuseOnce } })
  await press()
  expect(await screen.findByText(/Taken back/)).toBeInTheDocument()
  await press()
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[1]).not.toBe(keys[0])
})

it('says that a mail is on its way that turns out to be gone when it is taken back, and the focus stays', async () => {
  const gone = () => json({ error: 'It has left' }, { status: 409 })
  write({ html: '<p>Hi</p>' }, { undoMs: 20_000 }, { answers: { [`POST ${PATH}/undo`]: gone } })
  await press()
  const back = await screen.findByRole('button', { name: 'Take back' })
  back.focus()
  fireEvent.click(back)
  expect(await screen.findByText('The e-mail is on its way')).toBeInTheDocument()
  expect(screen.queryByText('The e-mail leaves in a few seconds')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Write another one' })).toHaveFocus())
})

it.each([
  ['nothing', ''],
  ['the signature alone', '<p>  </p><p>Ada<br />Bakery</p>'],
])('asks before a mail leaves with %s in it', async (_name, html) => {
  const sent = write({ html: '<p>Hi</p>' }, {}, { signature: 'Ada\nBakery' })
  await screen.findByLabelText('HTML')
  type('HTML', html)
  await press()
  const dialog = await screen.findByRole('dialog', { name: 'Send it like this?' })
  expect(dialog).toHaveTextContent('The e-mail has no text.')
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Go on writing' }))
  type('HTML', `<p>Hello</p>${html}`)
  await press()
  await waitFor(() => expect(sent).toHaveLength(1))
})
