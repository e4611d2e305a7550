import { createHeights } from '../../../../../src/ui/data/window/Heights'
import { measuredOffsets } from '../../../../../src/ui/data/window/measuredOffsets'
import { measureItems } from '../../../../../src/ui/data/window/measureItems'

const USUAL_PX = 100

/** A list that renders items from the tenth on. */
function listOf(heights: readonly number[], measured: readonly number[] = []) {
  const scroller = document.createElement('div')
  const list = scroller.appendChild(document.createElement('ul'))
  for (const [place, height] of heights.entries()) {
    const item = list.appendChild(document.createElement('li'))
    item.dataset['index'] = String(10 + place)
    item.getBoundingClientRect = () => new DOMRect(0, 0, 300, height)
  }
  const offsets = measuredOffsets([...Array(30).keys()], createHeights(USUAL_PX))
  for (const index of measured) offsets.measure(index, USUAL_PX)
  const scrolledTo = (top: number): number => {
    scroller.scrollTop = top
    measureItems(list, scroller, offsets)
    return scroller.scrollTop
  }
  return { offsets, scrolledTo }
}

test('what is in view stays where it is when items above are of other heights', () => {
  const { offsets, scrolledTo } = listOf([130, 80, 90])
  expect(scrolledTo(1_200)).toBe(1_210)
  expect(offsets.startOf(12)).toBe(1_210)
})

test('what has been seen stays where it is, too, when others come into view above it', () => {
  expect(listOf([130, 80, 100], [12]).scrolledTo(1_050)).toBe(1_060)
})

test('an item that grows while it is seen does so downwards', () => {
  expect(listOf([130, 100], [10]).scrolledTo(1_050)).toBe(1_050)
})

test('what is in view may be of any height', () => {
  const { offsets, scrolledTo } = listOf([130, 80])
  expect(scrolledTo(1_050)).toBe(1_050)
  expect(offsets.startOf(12)).toBe(1_210)
})

test('what is known already moves nothing', () => {
  const { scrolledTo } = listOf([130, 80])
  scrolledTo(1_000)
  expect(scrolledTo(1_210)).toBe(1_210)
})
