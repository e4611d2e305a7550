import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { MenuItem, MenuPopup, useAskedPopup } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

function Rows() {
  const [place] = useState(() => document.createElement('div'))
  const { asked, close, triggerOf } = useAskedPopup<{ readonly row: string }>(place)
  return (
    <>
      {['One', 'Two'].map((row) => (
        <p key={row}>
          <button type="button" {...triggerOf('menu', { row })}>
            {row}
          </button>
        </p>
      ))}
      {asked &&
        createPortal(
          <MenuPopup
            key={asked.nth}
            id={asked.id}
            anchor={asked.anchor}
            byKeyboard={asked.byKeyboard}
            aria-label={asked.row}
            onClose={close}
          >
            <MenuItem onSelect={() => undefined}>Open</MenuItem>
          </MenuPopup>,
          place,
        )}
    </>
  )
}

test('what has asked for a popup names it and has it beside itself; an arrow opens it on its first entry', async () => {
  renderUi(<Rows />)
  const two = screen.getByRole('button', { name: 'Two' })
  two.focus()
  await userEvent.keyboard('{ArrowDown}')
  const menu = screen.getByRole('menu', { name: 'Two' })
  expect(two).toHaveAttribute('aria-controls', menu.id)
  expect(two.parentElement).toContainElement(menu)
  expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'One' }))
  expect(screen.getByRole('menu', { name: 'One' })).toBeInTheDocument()
  expect(two).not.toHaveAttribute('aria-controls')
  expect(two).toHaveAttribute('aria-expanded', 'false')
})
