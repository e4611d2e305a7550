import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useTypedSearch } from '../../../src/islands'

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

/** A list whose words stand in an address that others change, too. */
function List() {
  const [words, setWords] = useState('')
  const [typed, setTyped] = useTypedSearch(words, (search) => {
    asked.push(search)
    setWords(search)
  })
  return (
    <>
      <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={() => setWords('')}>
        All
      </button>
      <button type="button" onClick={() => setWords('bakery')}>
        Bakeries
      </button>
    </>
  )
}

function show() {
  render(<List />)
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
}
const field = () => screen.getByRole('searchbox')
const rest = () => act(() => jest.advanceTimersByTime(1_000))

it('asks once the typing rests, and leaves what is typed as it is', async () => {
  const keys = show()
  await keys.type(field(), 'car ')
  rest()
  expect(asked).toEqual(['car'])
  expect(field()).toHaveValue('car ')
  await keys.type(field(), 'wash')
  rest()
  expect(asked).toEqual(['car', 'car wash'])
  expect(field()).toHaveValue('car wash')
})

it('shows the words that the list gets from elsewhere, and does not bring back its own', async () => {
  const keys = show()
  await keys.type(field(), 'car')
  rest()
  await keys.click(screen.getByRole('button', { name: 'All' }))
  expect(field()).toHaveValue('')
  rest()
  await keys.click(screen.getByRole('button', { name: 'Bakeries' }))
  expect(field()).toHaveValue('bakery')
  rest()
  expect(asked).toEqual(['car'])
})

it('forgets what is being typed when the list gets other words', async () => {
  const keys = show()
  await keys.type(field(), 'ca')
  await keys.click(screen.getByRole('button', { name: 'Bakeries' }))
  rest()
  expect(field()).toHaveValue('bakery')
  expect(asked).toEqual([])
})
