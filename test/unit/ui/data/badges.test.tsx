import { screen } from '@testing-library/react'
import { ROLES, STATUSES } from '../../../../src/model'
import { Badge, Card, CountBadge, RoleBadge, StatusBadge } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

describe('CountBadge', () => {
  it.each([
    [0, '0'],
    [99, '99'],
    [100, '99+'],
    [12_345, '99+'],
  ])('shows %d as %s', (count, text) => {
    renderUi(<CountBadge count={count} />)
    expect(screen.getByText(text)).toBeVisible()
  })

  it('has another limit if asked', () => {
    renderUi(<CountBadge count={1200} max={1000} />)
    expect(screen.getByText('1,000+')).toBeVisible()
  })
})

it.each(STATUSES)('the status %s has a text and an icon', (status) => {
  const { container } = renderUi(<StatusBadge status={status} />)
  expect(container.querySelector('.badge')).not.toHaveTextContent('status.')
  expect(container.querySelector('.badge svg')).toHaveAttribute('aria-hidden', 'true')
})

it.each(ROLES)('the role %s has a text and an icon', (role) => {
  const { container } = renderUi(<RoleBadge role={role} />)
  expect(container.querySelector('.badge')).not.toHaveTextContent('role.')
  expect(container.querySelector('.badge svg')).toBeInTheDocument()
})

it('a badge says its text', () => {
  renderUi(<Badge tone="warning">Due today</Badge>)
  expect(screen.getByText('Due today')).toBeVisible()
})

it('a card is a region named by its heading', () => {
  renderUi(
    <Card title="Domains" level={3}>
      none
    </Card>,
  )
  expect(screen.getByRole('region', { name: 'Domains' })).toHaveTextContent('none')
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Domains')
})
