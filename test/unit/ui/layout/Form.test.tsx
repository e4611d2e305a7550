import { fireEvent, screen } from '@testing-library/react'
import { Form } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

it('is sent without leaving the page', () => {
  const onSubmit = jest.fn()
  renderUi(<Form aria-label="Search" onSubmit={onSubmit} />)

  const stays = !fireEvent.submit(screen.getByRole('form', { name: 'Search' }))

  expect(stays).toBe(true)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
