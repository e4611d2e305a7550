import { screen } from '@testing-library/react'
import { Pagination } from '../../../../src/ui'
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
