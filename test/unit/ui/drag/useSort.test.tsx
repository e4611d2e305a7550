import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { DragHandle, useSort } from '../../../../src/ui'

interface Props {
  onDrop: (id: number, beforeId: number | null) => void
  onStep: (id: number, by: 1 | -1) => void
}

const IDS = [1, 2, 3]
const HEIGHT_PX = 20

/** jsdom lays nothing out: each item is 20 px high, below the one before. */
function layOut(): void {
  for (const [index, item] of screen.getAllByRole('listitem').entries())
    item.getBoundingClientRect = () => new DOMRect(0, index * HEIGHT_PX, 100, HEIGHT_PX)
  screen.getByRole('list').setPointerCapture = () => undefined
}

function List({ onDrop, onStep }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { listProps, itemProps } = useSort({ list, onDrop, onStep })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handles have the focus
    <ul ref={list} {...listProps}>
      {IDS.map((id) => (
        <li key={id} {...itemProps(id)}>
          <DragHandle label={`Move ${id}`} />
          <input aria-label={`Text ${id}`} />
        </li>
      ))}
    </ul>
  )
}

function show() {
  const onDrop = jest.fn()
  const onStep = jest.fn()
  render(<List onDrop={onDrop} onStep={onStep} />)
  layOut()
  const handle = (id: number) => screen.getByRole('button', { name: `Move ${id}` })
  const press = (id: number) => fireEvent.pointerDown(handle(id), { button: 0, isPrimary: true, clientY: (id - 1) * HEIGHT_PX + 5 })
  const move = (clientY: number) => fireEvent.pointerMove(screen.getByRole('list'), { isPrimary: true, buttons: 1, clientY })
  const release = () => fireEvent.pointerUp(screen.getByRole('list'), { isPrimary: true })
  return { onDrop, onStep, handle, press, move, release }
}

// The environment has no pointer events: those of the mouse carry as much.
beforeAll(() => {
  class PointerEvent extends MouseEvent {
    readonly isPrimary = true
    readonly pointerId = 1
    readonly pointerType = 'mouse'
  }
  globalThis.PointerEvent ??= PointerEvent as typeof globalThis.PointerEvent
})

it('an item goes before the one whose middle is below the pointer, or to the end', () => {
  const { onDrop, press, move, release } = show()
  press(3)
  move(22)
  release()
  expect(onDrop).toHaveBeenLastCalledWith(3, 2)
  press(1)
  move(55)
  release()
  expect(onDrop).toHaveBeenLastCalledWith(1, null)
})

it('an item that is let go where it was stays, and so does one that Escape lets go', async () => {
  const { onDrop, press, move, release } = show()
  press(2)
  move(32)
  release()
  press(2)
  move(0)
  await userEvent.keyboard('{Escape}')
  release()
  expect(onDrop).not.toHaveBeenCalled()
})

it('another finger neither moves what is dragged nor lets it go', () => {
  const { onDrop, press, move, release } = show()
  press(3)
  move(22)
  fireEvent.pointerMove(screen.getByRole('list'), { isPrimary: false, buttons: 1, clientY: 0 })
  fireEvent.pointerUp(screen.getByRole('list'), { isPrimary: false })
  expect(onDrop).not.toHaveBeenCalled()
  release()
  expect(onDrop).toHaveBeenLastCalledWith(3, 2)
})

it('what was let go where nobody heard it is not dragged by a pointer that only comes over it', () => {
  const { onDrop, press, move, release } = show()
  press(3)
  fireEvent.pointerMove(screen.getByRole('list'), { isPrimary: true, buttons: 0, clientY: 2 })
  move(0)
  release()
  expect(onDrop).not.toHaveBeenCalled()
})

it('Alt and the arrows move an item by one place', async () => {
  const { onStep, handle } = show()
  handle(2).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}{ArrowDown}')
  screen.getByRole('textbox', { name: 'Text 2' }).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(onStep.mock.calls).toEqual([
    [2, -1],
    [2, 1],
  ])
})
