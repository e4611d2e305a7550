import { fireEvent, screen, waitFor } from '@testing-library/react'
import { press, selected, write } from './support'

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
