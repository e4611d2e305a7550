import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { focused, press, write } from './support'

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
