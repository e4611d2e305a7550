import { act, screen } from '@testing-library/react'
import { Button, ComboBox, MenuButton, MenuItem, PopoverButton, Tooltip } from '../../../../src/ui'
import { scrollTo } from '../../support/inView'
import { renderUi } from '../support/renderUi'

const scrollAway = (element: Element) => act(() => scrollTo(element, false))

describe('a panel that the browser closes', () => {
  const close = (panel: HTMLElement) => {
    act(() => {
      panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }))
    })
  }
  const openPanel = async () => {
    const { user } = renderUi(
      <>
        <PopoverButton label="Filters" renderTrigger={(props) => <Button {...props}>Filter</Button>}>
          {() => 'No filters'}
        </PopoverButton>
        <input aria-label="Elsewhere" />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    return screen.getByRole('dialog')
  }

  it('gives its button the focus that what left the page had', async () => {
    const panel = await openPanel()
    panel.blur()
    close(panel)
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()
  })

  it('leaves the focus where somebody clicked', async () => {
    const panel = await openPanel()
    screen.getByRole('textbox').focus()
    close(panel)
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})

it('a panel gives the focus back that something in it takes while it closes', async () => {
  const { user } = renderUi(
    <PopoverButton label="Filters" renderTrigger={(props) => <Button {...props}>Filter</Button>}>
      {() => <input aria-label="Name" />}
    </PopoverButton>,
  )
  const button = screen.getByRole('button', { name: 'Filter' })
  await user.click(button)
  const input = screen.getByRole('textbox')
  // As the effect of a part does that has just been loaded: React runs it after Escape has moved the focus.
  button.addEventListener('focus', () => input.focus(), { once: true })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

describe('what is open beside a control that is scrolled out of view', () => {
  it('is closed when it is a menu', async () => {
    const { user } = renderUi(
      <MenuButton label="Team">
        <MenuItem>Staff</MenuItem>
      </MenuButton>,
    )
    const button = screen.getByRole('button', { name: 'Team' })
    await user.click(button)
    scrollAway(button)
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()
  })

  it('is closed when it is a panel, unless somebody types in it', async () => {
    const { user } = renderUi(
      <PopoverButton label="Filters" renderTrigger={(props) => <Button {...props}>Filter</Button>}>
        {() => <input aria-label="Title" />}
      </PopoverButton>,
    )
    const button = screen.getByRole('button', { name: 'Filter' })
    await user.click(button)
    await user.type(screen.getByRole('textbox'), 'shop')
    scrollAway(button)
    expect(screen.getByRole('textbox')).toHaveValue('shop')
    act(() => {
      scrollTo(button, true)
      screen.getByRole('dialog').focus()
    })
    scrollAway(button)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('is closed when it is a list, which leaves what was chosen', async () => {
    const onChange = jest.fn()
    const { user } = renderUi(<ComboBox label="Staff" options={[{ value: '1', label: 'Ada' }]} value="1" onChange={onChange} />)
    const input = screen.getByRole('combobox')
    await user.click(input)
    scrollAway(input.parentElement ?? input)
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(input).toHaveValue('Ada')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is closed when it is a hint, and comes again', async () => {
    const { user } = renderUi(
      <Tooltip text="Due in three days">
        <button type="button">14 May</button>
      </Tooltip>,
    )
    const button = screen.getByRole('button')
    await user.hover(button)
    expect(await screen.findByRole('tooltip')).toBeInTheDocument()
    scrollAway(button)
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    await user.unhover(button)
    await user.hover(button)
    expect(await screen.findByRole('tooltip')).toBeInTheDocument()
  })
})

it('what is open beside a control that has no box of its own stays', async () => {
  const { user } = renderUi(
    <MenuButton label="Team">
      <MenuItem>Staff</MenuItem>
    </MenuButton>,
  )
  const button = screen.getByRole('button', { name: 'Team' })
  scrollAway(button)
  await user.click(button)
  expect(screen.getByRole('menu')).toBeInTheDocument()
})
