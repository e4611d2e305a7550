import { act, fireEvent, screen } from '@testing-library/react'
import { Pencil } from '../../../../src/ui/icons'
import { Button, IconButton, Tooltip } from '../../../../src/ui'
import { renderUi } from '../support/renderUi'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const ON = { clientX: 50, clientY: 10 }
/** Where the browser would have put it. */
const placeAt = (tooltip: HTMLElement) => {
  tooltip.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20)
}
const wait = () => act(() => jest.runAllTimers())

describe('Tooltip', () => {
  const ui = (
    <Tooltip text="Due in three days">
      <Button>14 May</Button>
    </Tooltip>
  )

  it('describes its child while the pointer is on it or on the hint', () => {
    renderUi(ui)
    const button = screen.getByRole('button')
    fireEvent.pointerOver(button)
    wait()
    expect(button).toHaveAccessibleDescription('Due in three days')
    placeAt(screen.getByRole('tooltip'))
    fireEvent.pointerOut(button)
    fireEvent.pointerMove(document.body, ON)
    wait()
    expect(screen.getByRole('tooltip')).toBeVisible()
    fireEvent.pointerMove(document.body, { clientX: 500, clientY: 500 })
    wait()
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('goes with a press on what lies below it', () => {
    renderUi(
      <>
        {ui}
        <Button>Other</Button>
      </>,
    )
    const button = screen.getByRole('button', { name: '14 May' })
    fireEvent.pointerOver(button)
    wait()
    placeAt(screen.getByRole('tooltip'))
    fireEvent.pointerOut(button)
    fireEvent.pointerMove(screen.getByRole('button', { name: 'Other' }), ON)
    wait()
    expect(screen.getByRole('tooltip')).toBeVisible()
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Other' }), ON)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('is dismissed by Escape without moving the pointer', () => {
    renderUi(ui)
    fireEvent.pointerOver(screen.getByRole('button'))
    wait()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('stays away from touch', () => {
    renderUi(ui)
    fireEvent.pointerOver(screen.getByRole('button'), { pointerType: 'touch' })
    wait()
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('does not repeat what is the name already', () => {
    renderUi(<IconButton icon={Pencil} label="Edit" />)
    const button = screen.getByRole('button', { name: 'Edit' })
    fireEvent.pointerOver(button)
    wait()
    expect(screen.getByText('Edit')).toHaveAttribute('aria-hidden', 'true')
    expect(button).not.toHaveAccessibleDescription()
  })
})
