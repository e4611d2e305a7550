import { screen } from '@testing-library/react'
import { useState } from 'react'
import { Pagination, Table } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

it('goes to the neighbouring pages', async () => {
  const onPage = jest.fn()
  const { user } = renderUi(<Pagination page={2} pages={3} onPage={onPage} />)
  expect(screen.getByText('Page 2 of 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(onPage.mock.calls).toEqual([[1], [3]])
})

it('goes to the first and the last page, and to any of many by its number', async () => {
  const onPage = jest.fn()
  const { user, rerender } = renderUi(<Pagination page={7} pages={50} onPage={onPage} />)
  await user.click(screen.getByRole('button', { name: 'First page' }))
  await user.click(screen.getByRole('button', { name: 'Last page' }))
  const field = screen.getByRole('textbox', { name: 'Go to page' })
  for (const typed of ['12', '0', '900', '3.5', 'x']) await user.type(field, `${typed}{Enter}`)
  await user.type(field, '{Enter}')
  expect(onPage.mock.calls).toEqual([[1], [50], [12], [1], [50], [3]])
  expect(field).toHaveValue('')
  rerender(<Pagination page={2} pages={3} onPage={onPage} />)
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('ends where the list ends, and keeps the focus there', async () => {
  const onPage = jest.fn()
  const { user, rerender, container } = renderUi(<Pagination page={1} pages={2} onPage={onPage} />)
  for (const name of ['First page', 'Previous']) {
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name }))
  }
  expect(onPage).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Last page' }))
  rerender(<Pagination page={2} pages={2} onPage={onPage} />)
  expect(screen.getByRole('button', { name: 'Last page' })).toHaveFocus()
  for (const name of ['Next', 'Last page']) {
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name }))
  }
  expect(onPage.mock.calls).toEqual([[2]])
  rerender(<Pagination page={1} pages={1} onPage={() => {}} />)
  expect(container.querySelector('nav')).toBeNull()
})

describe('the head of the list', () => {
  const scrolled = jest.fn()
  beforeEach(() => {
    scrolled.mockClear()
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      scrolled(this.getAttribute('aria-label'))
    }
  })
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
    jest.restoreAllMocks()
  })
  const columns = [{ key: 'name', header: 'Name', cell: ({ id }: { id: number }) => id }]
  const table = (caption: string, page: number) => (
    <Table caption={caption} columns={columns} rows={[{ id: page }]} rowKey={({ id }) => id} empty={null} />
  )

  function Pages() {
    const [page, setPage] = useState(1)
    return (
      <>
        <section>{table('Others', 1)}</section>
        <section>
          {table('Today', page)}
          {table('Tomorrow', page)}
          <footer>
            <Pagination page={page} pages={9} onPage={setPage} />
          </footer>
        </section>
      </>
    )
  }
  const show = (top: number) => {
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 600, 2_000))
    return renderUi(<Pages />).user
  }

  it('is come to with every page, where it is out of sight', async () => {
    const user = show(-900)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(scrolled.mock.calls).toEqual([['Today']])
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  it('stays where it is while it is in sight', async () => {
    const user = show(120)
    await user.click(screen.getByRole('button', { name: 'Last page' }))
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('has the focus when the keyboard has led there', async () => {
    const user = show(-900)
    screen.getByRole('button', { name: 'Next' }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('region', { name: 'Today' })).toHaveFocus()
    await user.type(screen.getByRole('textbox', { name: 'Go to page' }), '7{Enter}')
    expect(screen.getByRole('region', { name: 'Today' })).toHaveFocus()
    expect(screen.getByText('Page 7 of 9')).toBeVisible()
  })
})
