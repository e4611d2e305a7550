import { fireEvent, screen, waitFor } from '@testing-library/react'
import { json } from '../../../http/support'
import { PATH, press, type, write } from './support'

it('offers nothing to take back where mails leave at once', async () => {
  const sent = write({ html: '<p>Hi</p>' }, { undoMs: 0 })
  await press()
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ undoMs: 0 })]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull())
})

it('holds the mail while there is something newer from the customer, which is shown first', async () => {
  const newer = { id: 9, category: 'message_from', message: 'Please wait', from: { name: 'Ada' }, date: '2026-11-21T12:00:00Z' }
  const sent = write({ html: '<p>Hi</p>' }, {}, { newer })
  await press()
  expect(await screen.findByRole('dialog', { name: 'The customer has written in the meantime' })).toHaveTextContent('Please wait')
  fireEvent.click(screen.getByRole('button', { name: 'Send anyway' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ seen: 7 }), expect.objectContaining({ seen: 9 })]))
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
