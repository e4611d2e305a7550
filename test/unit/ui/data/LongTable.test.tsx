import { act, fireEvent, screen } from '@testing-library/react'
import { LongTable } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

const ROW_PX = 56
const HEIGHT_PX = 560

// jsdom lays nothing out.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT_PX)
})

interface Row {
  id: number
  name: string
}

const rows: Row[] = Array.from({ length: 2_000 }, (_, index) => ({ id: index + 1, name: `Row ${index + 1}` }))
const columns = [{ key: 'name', header: 'Name', cell: ({ name }: Row) => <button type="button">{name}</button> }]

const table = (shown: readonly Row[]) => <LongTable caption="Rows" columns={columns} rows={shown} rowKey={({ id }) => id} />

const button = (name: string) => screen.getByRole('button', { name })

function scrollTo(row: number): void {
  const scroller = screen.getByRole('region', { name: 'Rows' })
  scroller.scrollTop = row * ROW_PX
  act(() => void fireEvent.scroll(scroller))
}

test('only rows in view are there, and say which of all they are', () => {
  renderUi(table(rows))
  scrollTo(1_000)
  expect(screen.getAllByRole('row').length).toBeLessThan(40)
  expect(screen.getByRole('row', { name: 'Row 1001' })).toHaveAttribute('aria-rowindex', '1002')
  expect(screen.queryByRole('button', { name: 'Row 1' })).not.toBeInTheDocument()
})

test('all rows are printed, and only then', () => {
  renderUi(table(rows.slice(0, 100)))
  act(() => void fireEvent(globalThis.window, new Event('beforeprint')))
  expect(screen.getAllByRole('row')).toHaveLength(101)
  act(() => void fireEvent(globalThis.window, new Event('afterprint')))
  expect(screen.getAllByRole('row').length).toBeLessThan(40)
})

test('after a leap other rows are shown in the elements that are there', () => {
  renderUi(table(rows))
  scrollTo(500)
  const element = button('Row 501')
  scrollTo(1_000)
  expect(button('Row 1001')).toBe(element)
})

test('a leap shows what is in view alone, the next step what is near it, too', () => {
  renderUi(table(rows))
  scrollTo(1_000)
  expect(screen.queryByRole('button', { name: 'Row 1000' })).not.toBeInTheDocument()
  scrollTo(1_001)
  expect(button('Row 1000')).toBeInTheDocument()
  expect(button('Row 1012')).toBeInTheDocument()
})

test('a row that scrolls by keeps its elements', () => {
  renderUi(table(rows))
  const element = button('Row 5')
  scrollTo(2)
  expect(button('Row 5')).toBe(element)
})

test('a row that comes while the list is scrolled shows at once what it is called, and the rest with the next frames', async () => {
  const town = { key: 'town', header: 'Town', cell: ({ id }: Row) => `Town ${id}` }
  renderUi(<LongTable caption="Rows" columns={[...columns, town]} rows={rows} rowKey={({ id }) => id} />)
  expect(screen.getByText('Town 10')).toBeInTheDocument()
  scrollTo(5)
  expect(button('Row 16')).toBeInTheDocument()
  expect(screen.queryByText('Town 16')).not.toBeInTheDocument()
  expect(await screen.findByText('Town 16')).toBeInTheDocument()
  expect(await screen.findByText('Town 18')).toBeInTheDocument()
})

test('the row that has the focus never becomes another one', () => {
  renderUi(table(rows))
  const element = button('Row 3')
  act(() => element.focus())
  scrollTo(1_000)
  expect(element).not.toBeInTheDocument()
  scrollTo(0)
  expect(button('Row 3')).not.toHaveFocus()
})

test('the row that has the focus keeps it in another order', () => {
  const { rerender } = renderUi(table(rows))
  const element = button('Row 3')
  act(() => element.focus())
  rerender(table(rows.filter(({ id }) => id !== 1)))
  expect(button('Row 3')).toBe(element)
  expect(element).toHaveFocus()
})

test('a list that has become short shows all of it', () => {
  const { rerender } = renderUi(table(rows))
  scrollTo(1_500)
  rerender(table(rows.slice(0, 4)))
  expect(button('Row 1')).toBeVisible()
  expect(button('Row 4')).toBeVisible()
})
