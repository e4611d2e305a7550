import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { draftStore, selectToasts } from '../../../../../src/store'
import { json } from '../../../http/support'
import { appended, PATH, press, SENT, show, type, write } from './support'

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

it('tells whoever has gone on what became of the mail, and whoever has come back that it was sent', async () => {
  const kept = new Map<string, unknown>()
  jest.spyOn(draftStore, 'read').mockImplementation((key) => Promise.resolve(kept.get(key)))
  jest.spyOn(draftStore, 'write').mockImplementation((key, value) => Promise.resolve(kept.set(key, value)))
  jest.spyOn(draftStore, 'remove').mockImplementation((key) => Promise.resolve(kept.delete(key)))
  const answers: ((sent: Response) => void)[] = []
  const send = () => new Promise<Response>((resolve) => answers.push(resolve))
  const { store } = show({ html: '<p>Hi</p>' }, {}, { send, answers: { 'DELETE /api/draft': () => new Response(null, { status: 204 }) } })
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
  await waitFor(() => expect(kept.size).toBe(0))
})
