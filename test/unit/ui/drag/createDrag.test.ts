import { createDrag } from '../../../../src/ui/drag/createDrag'

const CARD = 7
const press = { pointerId: 1, isTouch: false, id: CARD, x: 10, y: 10 }
const touch = { ...press, isTouch: true }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function begin(targetAt: (point: { x: number; y: number }) => string | null, more: { byHandle?: boolean } = {}) {
  const frame = document.createElement('div')
  // jsdom captures no pointers.
  const capture = jest.fn()
  frame.setPointerCapture = capture
  const onDrop = jest.fn<void, [string | null, number]>()
  const onCancel = jest.fn()
  const options = {
    frame: { current: frame },
    targetAt: (_: HTMLElement, point: { x: number; y: number }) => targetAt(point),
    isSame: Object.is,
    onStart: (id: number) => id === CARD,
    onOver: () => undefined,
    onDrop,
    onCancel,
    ...more,
  }
  return { drag: createDrag<string>(options), onDrop, onCancel, capture }
}

it('drops where the pointer is, though no frame has been drawn since it came there', () => {
  const { drag, onDrop } = begin(({ x }) => (x > 100 ? 'right' : 'left'))
  drag.press(press)
  drag.move(30, 10)
  drag.move(300, 10)
  expect(drag.release()).toBe(true)
  expect(onDrop).toHaveBeenCalledWith('right', CARD)
})

it('a press that hardly moves is no drag', () => {
  const { drag, onDrop } = begin(() => 'left')
  drag.press(press)
  drag.move(12, 12)
  expect(drag.release()).toBe(false)
  expect(onDrop).not.toHaveBeenCalled()
})

it('nothing is dropped that was cancelled', () => {
  const { drag, onDrop, onCancel } = begin(() => 'left')
  drag.press(press)
  drag.move(30, 10)
  drag.cancel()
  expect(drag.release()).toBe(false)
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(onDrop).not.toHaveBeenCalled()
})

it('a finger rests before it drags, and scrolls where it goes on at once', () => {
  const rested = begin(() => 'left').drag
  rested.press(touch)
  expect(rested.isDragging()).toBe(false)
  jest.runOnlyPendingTimers()
  expect(rested.isDragging()).toBe(true)
  rested.cancel()

  const gone = begin(() => 'left').drag
  gone.press(touch)
  gone.move(10, 40)
  jest.runOnlyPendingTimers()
  expect(gone.isDragging()).toBe(false)
})

it('a handle is for dragging alone: a finger need not rest, and the pointer is held from the press on', () => {
  const { drag, capture } = begin(() => 'left', { byHandle: true })
  drag.press(touch)
  expect(capture).toHaveBeenCalledWith(1)
  drag.move(10, 40)
  expect(drag.isDragging()).toBe(true)
  drag.cancel()
})
