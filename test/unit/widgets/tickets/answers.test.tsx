import { act, screen, waitFor, within } from '@testing-library/react'
import { selectToasts } from '../../../../src/store'
import { json } from '../../http/support'
import { setWide, stopIslands } from '../renderIsland'
import { answer, later, newId, open, pane, sentAnswer, ticket, title } from './deskSupport'

beforeEach(() => {
  setWide(true)
  localStorage.clear()
})
afterEach(stopIslands)

it('is answered and closed by r, the words and Ctrl+Enter, and the next opens', async () => {
  const { keys, calls } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')])
  ;(await screen.findByRole('link', { name: 'Logo' })).focus()
  // Its texts come by themselves.
  await act(() => keys.keyboard('r'))
  expect(await answer()).toHaveFocus()
  await keys.keyboard('We redraw it')
  await keys.keyboard('{Control>}{Enter}{/Control}')
  expect(await title('Prices')).toHaveFocus()
  const sent = calls.find(({ url }) => url.endsWith('/log/message'))
  expect(JSON.parse(String(sent?.init.body))).toMatchObject({
    category: 'message_to',
    message: 'We redraw it',
    subject: 'Re: Logo',
    inReplyTo: 1,
  })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Logo' })).not.toBeInTheDocument())
})

it('an answer that is taken back is there to be written on, and its ticket is open', async () => {
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1' })
  await keys.type(await answer(), 'Too soon')
  await keys.click(pane().getByRole('button', { name: 'Send and close' }))
  await title('Prices')
  await keys.keyboard('z')
  await title('Logo')
  await waitFor(async () => expect(await answer()).toHaveValue('Too soon'))
  expect(await screen.findByRole('link', { name: 'Logo' })).toBeInTheDocument()
})

it('an answer waits while the customer has written something newer, and nothing is closed', async () => {
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1', held: true })
  await keys.type(await answer(), 'Done')
  await keys.keyboard('{Control>}{Enter}{/Control}')
  const dialog = within(await screen.findByRole('dialog'))
  expect(screen.getByRole('link', { name: 'Logo' })).toBeInTheDocument()
  await keys.click(dialog.getByRole('button', { name: 'Send anyway' }))
  await title('Prices')
})

it('with holes of a saved reply no answer leaves', async () => {
  const { keys, calls } = await open([ticket(1, 'Logo')], { at: '/tickets?ticket=1' })
  await keys.click(await answer())
  await keys.paste('It costs {{?What is the price?}}')
  await keys.keyboard('{Control>}{Enter}{/Control}')
  expect(await pane().findByText(/Still to be filled in: \{\{\?What is the price\?\}\}/)).toBeVisible()
  expect(calls.some(({ url }) => url.endsWith('/log/message'))).toBe(false)
})

it('an answer that is taken back from the log is the draft of the ticket it answers, whichever is open', async () => {
  const queued = ticket(newId(), 'Re: Logo', {
    category: 'message_to',
    from: { id: 1, name: 'Ada' },
    deliveryState: 'queued',
    takeBackUntil: '2099-01-01T00:00:00Z',
    inReplyTo: 1,
  })
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=2', others: [queued] })
  await keys.click(await pane().findByRole('button', { name: 'Take back' }))
  await title('Logo')
  await waitFor(async () => expect(await answer()).toHaveValue('Too soon'))
  await waitFor(async () => expect(await answer()).toHaveFocus())
  await keys.click(screen.getByRole('link', { name: 'Prices' }))
  await title('Prices')
  expect(await answer()).toHaveValue('')
})

it('an answer that is taken back after another list was opened is not lost', async () => {
  const { keys, answerToast } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1' })
  await keys.type(await answer(), 'Too soon')
  await keys.click(pane().getByRole('button', { name: 'Send and close' }))
  await title('Prices')
  await keys.click(screen.getByRole('tab', { name: /Following/ }))
  await answerToast()
  await title('Logo')
  await waitFor(async () => expect(await answer()).toHaveValue('Too soon'))
})

it('what was sent is taken back once, however often that is asked for', async () => {
  const { keys, calls, toast } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1' })
  await keys.type(await answer(), 'Too soon')
  await keys.click(pane().getByRole('button', { name: 'Send and close' }))
  await title('Prices')
  await keys.keyboard('z')
  await title('Logo')
  await waitFor(async () => expect(await answer()).toHaveValue('Too soon'))
  expect(toast()).toBeUndefined()
  await keys.click(screen.getByRole('link', { name: 'Prices' }))
  await title('Prices')
  await keys.keyboard('z')
  expect(calls.filter(({ url }) => url.endsWith('/undo'))).toHaveLength(1)
})

it('an answer that cannot be taken back says so once, and can be tried again', async () => {
  const onUndo = () => json({ error: 'no' }, { status: 500 })
  const { keys, store, toast } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1', onUndo })
  await keys.type(await answer(), 'Too soon')
  await keys.click(pane().getByRole('button', { name: 'Send and close' }))
  await title('Prices')
  await keys.keyboard('z')
  await waitFor(() => expect(toast()).toMatchObject({ kind: 'error', actionKey: 'partner.general.retry' }))
  expect(selectToasts(store.getState()).filter(({ kind }) => kind === 'error')).toHaveLength(1)
})

it('an answer that is refused after its writer has gone on says so, and leads back to its words', async () => {
  const { come, onAnswer } = later()
  const { keys, toast, answerToast } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1', onAnswer })
  await keys.type(await answer(), 'We redraw it{Control>}{Enter}{/Control}')
  await keys.click(screen.getByRole('link', { name: 'Prices' }))
  await title('Prices')
  await come(json({ error: 'no' }, { status: 403 }))
  expect(toast()).toMatchObject({ kind: 'error' })
  await title('Prices')
  await answerToast()
  await title('Logo')
  expect(await answer()).toHaveValue('We redraw it')
})

it('what is written while an answer is on its way stays, and its ticket with it', async () => {
  const { come, onAnswer } = later()
  const { keys } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1', onAnswer })
  await keys.type(await answer(), 'We redraw it{Control>}{Enter}{/Control} And ask')
  await come(sentAnswer())
  await title('Logo')
  expect(await answer()).toHaveValue('And ask')
  expect(await answer()).toHaveFocus()
})

it('a way to send that is chosen while an answer is on its way changes nothing about it', async () => {
  const { come, onAnswer } = later()
  const { keys, calls } = await open([ticket(1, 'Logo'), ticket(2, 'Prices')], { at: '/tickets?ticket=1', onAnswer })
  await keys.type(await answer(), 'We redraw it')
  await keys.click(pane().getByRole('button', { name: 'Send' }))
  await keys.dblClick(pane().getByRole('button', { name: 'Send and close' }))
  await come(sentAnswer())
  await title('Logo')
  expect(calls.filter(({ url }) => url.endsWith('/log/message'))).toHaveLength(1)
  expect(calls.filter(({ url }) => url.endsWith('/done'))).toHaveLength(0)
})

it('says why it cannot be answered here', async () => {
  await open([ticket(1, 'Logo', { category: 'intern' })], { at: '/tickets?ticket=1' })
  expect(await pane().findByText('Only e-mails from customers can be answered here.')).toBeVisible()
  expect(pane().queryByRole('textbox', { name: 'Answer' })).not.toBeInTheDocument()
})

it('says that its reader may not answer', async () => {
  await open([ticket(1, 'Logo')], { at: '/tickets?ticket=1', without: 'partner_website_log_create' })
  expect(await pane().findByText('You cannot answer customers here.')).toBeVisible()
})

it('without a way to take an answer back none is offered', async () => {
  const { keys, toast } = await open([ticket(1, 'Logo')], { at: '/tickets?ticket=1', without: 'partner_email_composer_mailer_undo' })
  await keys.type(await answer(), 'We redraw it')
  await keys.click(pane().getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(toast()).toMatchObject({ kind: 'success' }))
  expect(toast()?.actionKey).toBeUndefined()
})

it('an answer whose ticket stays leaves the focus where the next one is written', async () => {
  const { keys } = await open([ticket(1, 'Logo')], { at: '/tickets?ticket=1' })
  await keys.type(await answer(), 'We redraw it')
  await keys.click(pane().getByRole('button', { name: 'Send' }))
  await waitFor(async () => expect(await answer()).toHaveValue(''))
  expect(await answer()).toHaveFocus()
})
