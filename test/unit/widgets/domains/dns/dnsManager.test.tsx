import { fireEvent, screen, within } from '@testing-library/react'
import { stopIslands } from '../../renderIsland'
import { item, open } from './support'

beforeEach(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = jest.fn()
})

afterEach(stopIslands)

it('calls the domain as people read it, and is content with that where it asks for the name', async () => {
  const domain = { id: 5, name: 'xn--bckerei-5wa.example', unicodeName: 'bäckerei.example' }
  open({ zone: { domain, items: [{ ...item(3, 'MX', '@', 'mail.bakery.example'), prio: 20 }] } })
  expect(await screen.findByRole('heading', { name: 'DNS of bäckerei.example' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Delete MX @' }))
  fireEvent.click(screen.getByRole('button', { name: /^Review/ }))
  const review = within(await screen.findByRole('dialog', { name: 'Changes to bäckerei.example' }))
  const field = review.getByRole('textbox', { name: 'Type “bäckerei.example” to confirm' })
  fireEvent.change(field, { target: { value: 'bäckerei.example' } })
  expect(review.getByRole('button', { name: 'Apply' })).toBeEnabled()
})
