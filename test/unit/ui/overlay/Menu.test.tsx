import { fireEvent, screen } from '@testing-library/react'
import { MenuButton, MenuGroup, MenuItem, MenuSeparator } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

function setup() {
  const onSelect = jest.fn((event: React.MouseEvent) => event.preventDefault())
  const ui = renderUi(
    <MenuButton label="Team">
      <MenuItem href="#users" current onSelect={onSelect}>
        Staff
      </MenuItem>
      <MenuGroup label="Settings">
        <MenuItem disabled onSelect={onSelect}>
          Billing
        </MenuItem>
        <MenuItem onSelect={onSelect}>Statuses</MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuItem checked onSelect={onSelect}>
        Board
      </MenuItem>
    </MenuButton>,
  )
  return { ...ui, onSelect, button: screen.getByRole('button', { name: 'Team' }) }
}

const item = (name: string) => screen.getByRole('menuitem', { name })

describe('Menu', () => {
  it('tells what the button opens and whether it is open', async () => {
    const { user, button } = setup()
    expect(button).toHaveAttribute('aria-haspopup', 'menu')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('menu', { name: 'Team' })).toHaveFocus()
    await user.click(button)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens by the key %s on the first item', async (key) => {
    const { user, button } = setup()
    button.focus()
    await user.keyboard(key)
    expect(item('Staff')).toHaveFocus()
  })

  it('moves by arrows, Home and End, wraps, and skips what is disabled', async () => {
    const { user, button } = setup()
    button.focus()
    await user.keyboard('{Enter}{ArrowDown}')
    expect(item('Statuses')).toHaveFocus()
    await user.keyboard('{End}')
    expect(screen.getByRole('menuitemradio', { name: 'Board', checked: true })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(item('Staff')).toHaveFocus()
    await user.keyboard('{ArrowUp}{Home}')
    expect(item('Staff')).toHaveFocus()
  })

  it('finds items by typing', async () => {
    const { user, button } = setup()
    button.focus()
    await user.keyboard('{Enter}stat')
    expect(item('Statuses')).toHaveFocus()
    await user.keyboard('{Escape}{Enter}b')
    expect(screen.getByRole('menuitemradio')).toHaveFocus()
  })

  it('gives focus back on Escape and does not let the key go on', async () => {
    const { user, button } = setup()
    const onKeyDown = jest.fn()
    document.body.addEventListener('keydown', onKeyDown)
    await user.click(button)
    await user.keyboard('{Escape}')
    document.body.removeEventListener('keydown', onKeyDown)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(button).toHaveFocus()
  })

  it('activates items by Enter and Space, and closes', async () => {
    const { user, button, onSelect } = setup()
    button.focus()
    await user.keyboard('{Enter} ')
    expect(onSelect).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(button).toHaveFocus()
    await user.keyboard('{Enter}{ArrowDown}{Enter}')
    expect(onSelect).toHaveBeenCalledTimes(2)
  })

  it('does nothing for a disabled item', async () => {
    const { user, button, onSelect } = setup()
    await user.click(button)
    await user.click(item('Billing'))
    expect(onSelect).not.toHaveBeenCalled()
    expect(item('Billing')).toHaveAttribute('aria-disabled', 'true')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a link click with %o to the browser',
    async (how) => {
      const { user, button, onSelect } = setup()
      await user.click(button)
      const isUntouched = fireEvent.click(item('Staff'), how)
      expect(isUntouched).toBe(true)
      expect(onSelect).not.toHaveBeenCalled()
      expect(screen.getByRole('menu')).toBeInTheDocument()
    },
  )

  it('has real links, marks the current one and names groups', async () => {
    const { user, button } = setup()
    await user.click(button)
    expect(item('Staff')).toHaveAttribute('href', '#users')
    expect(item('Staff')).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('group', { name: 'Settings' })).toContainElement(item('Statuses'))
  })
})
