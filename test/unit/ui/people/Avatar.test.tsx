import { fireEvent, screen } from '@testing-library/react'
import { Avatar, PersonName } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

const ada = { forename: 'Ada', surname: 'Lovelace' }

describe('Avatar', () => {
  it('shows the image, named after the person', () => {
    const { container } = renderUi(<Avatar person={{ ...ada, image: '/ada.png' }} />)
    expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toBeVisible()
    expect(container.querySelector('img')).toHaveAttribute('src', '/ada.png')
  })

  it('shows initials without an image, or when it cannot be loaded', () => {
    const { container } = renderUi(<Avatar person={{ ...ada, image: '/broken.png' }} />)
    const image = container.querySelector('img')
    if (image) fireEvent.error(image)
    expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toHaveAttribute('data-initials', 'AL')
  })

  it('shows a person icon for nobody', () => {
    const { container } = renderUi(<Avatar person={null} />)
    expect(container.querySelector('svg')).toBeInTheDocument()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('is decoration beside the name', () => {
    renderUi(<PersonName person={ada} />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('Ada Lovelace')).toBeVisible()
  })
})
