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

it('ends where the list ends', () => {
  const { rerender, container } = renderUi(<Pagination page={1} pages={2} onPage={() => {}} />)
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  rerender(<Pagination page={2} pages={2} onPage={() => {}} />)
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  rerender(<Pagination page={1} pages={1} onPage={() => {}} />)
  expect(container.querySelector('nav')).toBeNull()
})
