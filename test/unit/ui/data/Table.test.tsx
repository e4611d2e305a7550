import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { type Column, Table, type TableProps } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

interface Row {
  id: number
  title: string
  due: string
}
const ROWS: Row[] = [
  { id: 1, title: 'Bakery', due: 'today' },
  { id: 2, title: 'Yoga', due: 'tomorrow' },
]
const COLUMNS: Column<Row>[] = [
  { key: 'title', header: 'Website', sortable: true, cell: ({ title }) => title },
  { key: 'due_date', header: 'Due date', sortable: true, cell: ({ due }) => due },
  { key: 'actions', header: 'Actions', hideHeader: true, cell: () => null },
]

function setup(props: Partial<TableProps<Row, number>> = {}) {
  return renderUi(<Table caption="Websites" columns={COLUMNS} rows={ROWS} rowKey={({ id }) => id} {...props} />)
}

describe('Table', () => {
  it('is named, and so are its rows', () => {
    setup()
    expect(screen.getByRole('table', { name: 'Websites' })).toBeVisible()
    expect(screen.getByRole('rowheader', { name: 'Yoga' })).toBeVisible()
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument()
  })

  it('names its rows by the column that says so', () => {
    setup({ columns: COLUMNS.map((column) => ({ ...column, isRowHeader: column.key === 'due_date' })) })
    expect(screen.getByRole('rowheader', { name: 'tomorrow' })).toBeVisible()
    expect(screen.getByRole('cell', { name: 'Yoga' })).toHaveAttribute('data-name', 'Website')
  })

  it('keeps the focus when its row goes: the next one has it, at last the table', async () => {
    const selection = { selected: new Set<number>(), onChange: () => {}, rowLabel: ({ title }: Row) => title }
    const tableOf = (rows: Row[]) => (
      <Table caption="Websites" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} selection={selection} />
    )
    const { rerender } = renderUi(tableOf(ROWS))
    screen.getByRole('checkbox', { name: 'Bakery' }).focus()
    rerender(tableOf(ROWS.slice(1)))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Yoga' })).toHaveFocus())
    rerender(tableOf([]))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Websites' })).toHaveFocus())
  })

  it('sorts ascending first, then descending, and says so', async () => {
    const onSort = jest.fn()
    const { user } = setup({ sort: 'title', onSort })
    expect(screen.getByRole('columnheader', { name: 'Website' })).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByRole('columnheader', { name: 'Due date' })).not.toHaveAttribute('aria-sort')
    await user.click(screen.getByRole('button', { name: 'Website' }))
    expect(onSort).toHaveBeenLastCalledWith('-title')
    expect(screen.getByText('Sorted by Website, descending')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Due date' }))
    expect(onSort).toHaveBeenLastCalledWith('due_date')
  })

  it('marks descending order', () => {
    setup({ sort: '-due_date' })
    expect(screen.getByRole('columnheader', { name: 'Due date' })).toHaveAttribute('aria-sort', 'descending')
  })

  it('selects rows one by one and all together', async () => {
    function Selectable() {
      const [selected, setSelected] = useState(new Set([7]))
      return (
        <>
          <output>{[...selected].join()}</output>
          <Table
            caption="Websites"
            columns={COLUMNS}
            rows={ROWS}
            rowKey={({ id }) => id}
            selection={{ selected, onChange: setSelected, rowLabel: ({ id }) => `Row ${id}` }}
          />
        </>
      )
    }
    const { user } = renderUi(<Selectable />)
    const all = screen.getByRole('checkbox', { name: 'Select all' })
    await user.click(screen.getByRole('checkbox', { name: 'Row 2' }))
    expect(all).toBePartiallyChecked()
    await user.click(all)
    expect(screen.getByText('7,2,1')).toBeVisible()
    await user.click(all)
    expect(screen.getByText('7')).toBeVisible()
  })

  it('shows placeholders while the first rows are on their way, and keeps old rows meanwhile', () => {
    const { rerender } = setup({ rows: [], loading: true, empty: 'Nothing' })
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('Nothing')).toBeNull()
    rerender(<Table caption="Websites" columns={COLUMNS} rows={ROWS} rowKey={({ id }) => id} loading />)
    expect(within(screen.getByRole('table')).getByText('Yoga')).toBeVisible()
  })

  it('says what it has to say when there are no rows', () => {
    setup({ rows: [], empty: 'Nothing yet' })
    expect(screen.getByText('Nothing yet')).toBeVisible()
  })
})
