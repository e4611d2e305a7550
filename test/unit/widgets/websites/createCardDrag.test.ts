import { createCardDrag } from '../../../../widgets/websites/board/createCardDrag'

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
  return { drag: createCardDrag<string>(options), onDrop }
}

it('drops where the pointer is, though no frame has been drawn since it came there', () => {
  const { drag, onDrop } = begin(({ x }) => (x > 100 ? 'right' : 'left'))
  drag.press(press)
  drag.move(30, 10)
  drag.move(300, 10)
  expect(drag.release()).toBe(true)
  expect(onDrop).toHaveBeenCalledWith('right')
})

it('a press that hardly moves is no drag', () => {
  const { drag, onDrop } = begin(() => 'left')
  drag.press(press)
  drag.move(12, 12)
  expect(drag.release()).toBe(false)
  expect(onDrop).not.toHaveBeenCalled()
})
