import { createDragSession } from '../../../../widgets/websites/board/DragSession'

const CARD = 7
const press = { pointerId: 1, isTouch: false, cardId: CARD, x: 10, y: 10 }

function begin(targetAt: (point: { x: number; y: number }) => string | null) {
  const board = document.createElement('div')
  // jsdom captures no pointers.
  board.setPointerCapture = () => undefined
  const onDrop = jest.fn<void, [string | null]>()
  const options = {
    board: { current: board },
    ghost: { current: null },
    targetAt: (_: HTMLElement, point: { x: number; y: number }) => targetAt(point),
    isSame: Object.is,
    scroll: () => undefined,
    onStart: () => true,
    onOver: () => undefined,
    onDrop,
    onCancel: () => undefined,
  }
  return { session: createDragSession<string>(options), onDrop }
}

it('drops where the pointer is, though no frame has been drawn since it came there', () => {
  const { session, onDrop } = begin(({ x }) => (x > 100 ? 'right' : 'left'))
  session.press(press)
  session.move(30, 10)
  session.move(300, 10)
  expect(session.release()).toBe(true)
  expect(onDrop).toHaveBeenCalledWith('right')
})

it('a press that hardly moves is no drag', () => {
  const { session, onDrop } = begin(() => 'left')
  session.press(press)
  session.move(12, 12)
  expect(session.release()).toBe(false)
  expect(onDrop).not.toHaveBeenCalled()
})
