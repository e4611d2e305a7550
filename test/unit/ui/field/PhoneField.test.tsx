import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PhoneField } from '../../../../src/ui'
import { renderIsland, stopIslands } from '../../widgets/renderIsland'

afterEach(stopIslands)

function Phone({ country }: { country: string }) {
  const [value, setValue] = useState('')
  return <PhoneField label="Phone" country={country} value={value} onChange={setValue} />
}

async function type(country: string, text: string) {
  renderIsland(<Phone country={country} />)
  const field = screen.getByLabelText('Phone')
  await userEvent.type(field, text)
  // The numbering plans come with the first key.
  await screen.findByDisplayValue(text)
  await import('../../../../src/model/phone/phoneNumbers')
  await userEvent.tab()
  return field
}

it.each([
  ['DE', '030 123456', '+49 30 123456'],
  ['FR', '+49 30 123456', '+49 30 123456'],
  ['', '(415) 555-2671', '+1 415 555 2671'],
])('shows a number of %s typed as %s as people dial it from anywhere', async (country, typed, shown) => {
  expect(await type(country, typed)).toHaveValue(shown)
  expect(screen.queryByText('This is not a phone number.')).toBeNull()
})

it('says of what is none of its country that it is none, once it is left', async () => {
  expect(await type('DE', '030 1')).toHaveValue('030 1')
  expect(screen.getByText('This is not a phone number.')).toBeInTheDocument()
})
