import { act, within } from '@testing-library/react'
import { useState } from 'react'
import userEvent from '@testing-library/user-event'
import { useRowKeys } from '../../../src/parts/rowKeys'
import { renderIsland, stopIslands } from '../widgets/renderIsland'

afterEach(stopIslands)

const ROWS = ['1', '2', '3']

interface Props {
  onDone: (row: string) => void
  /** Whether it is still on its way. */
  isLate?: boolean
}

function List({ onDone, isLate = false }: Props) {
  const [isThere, setThere] = useState(!isLate)
  const onKeyDown = useRowKeys({ leaving: { e: onDone }, staying: {}, entry: '[data-row]' })
  return (
    <>
      <button type="button">Filter</button>
      <button type="button" onClick={() => setThere(true)}>
        Come
      </button>
      <input aria-label="Search" />
      {/* The links in it have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul onKeyDown={onKeyDown}>
        {(isThere ? ROWS : []).map((row) => (
          <li key={row} data-id={row}>
            <input type="checkbox" aria-label={`Select ${row}`} />
            <a href={`#${row}`} data-row={row}>
              Row {row}
            </a>
            <button type="button">More of {row}</button>
          </li>
        ))}
      </ul>
    </>
  )
}

const show = (isLate = false) => {
  const done: string[] = []
  // The list is in the root, as in an island.
  const { host, container } = renderIsland(<List onDone={(row) => done.push(row)} isLate={isLate} />)
  host.shadowRoot?.append(container)
  /** Nobody touches anything for it. */
  const come = () => act(() => within(container).getByText('Come').click())
  return { done, come, focused: () => host.shadowRoot?.activeElement?.textContent, ...within(container) }
}

it('j leads into the list from whatever else on its screen was used last', async () => {
  const { focused, getByRole } = show()
  await userEvent.click(getByRole('button', { name: 'Filter' }))
  await userEvent.keyboard('j')
  expect(focused()).toBe('Row 1')
  await userEvent.keyboard('j')
  expect(focused()).toBe('Row 2')
})

it('keys act on the row whose checkbox or button was used, and go on from it', async () => {
  const { done, focused, getByRole } = show()
  await userEvent.click(getByRole('checkbox', { name: 'Select 1' }))
  await userEvent.keyboard('j')
  expect(focused()).toBe('Row 2')
  await userEvent.click(getByRole('button', { name: 'More of 2' }))
  await userEvent.keyboard('e')
  expect(done).toEqual(['2'])
  expect(focused()).toBe('Row 3')
  await userEvent.keyboard('k')
  expect(focused()).toBe('Row 2')
})

it('where somebody types, letters are typed', async () => {
  const { focused, getByRole } = show()
  const search = getByRole('textbox', { name: 'Search' })
  await userEvent.type(search, 'j')
  expect(search).toHaveValue('j')
  expect(focused()).toBe('')
})

describe('j before the rows are there', () => {
  it('leads into the list when they come', async () => {
    const { focused, come, findByText } = show(true)
    await userEvent.keyboard('j')
    come()
    await findByText('Row 1')
    expect(focused()).toBe('Row 1')
  })

  it('is forgotten when somebody goes on with something else', async () => {
    const { focused, come, findByText, getByRole } = show(true)
    await userEvent.keyboard('j')
    await userEvent.click(getByRole('textbox', { name: 'Search' }))
    come()
    await findByText('Row 1')
    expect(focused()).toBe('')
  })
})
