import type { MeasuredOffsets } from './measuredOffsets'

/** Has rendered items tell their heights. What somebody has seen already stays in its place, whatever those above it come to. */
export function measureItems(list: HTMLElement, scroller: HTMLElement, offsets: MeasuredOffsets): void {
  const { scrollTop } = scroller
  const items = [...list.querySelectorAll<HTMLElement>(':scope > [data-index]')].map((item) => ({
    index: Number(item.dataset['index']),
    px: item.getBoundingClientRect().height,
  }))
  const seen = items.find(({ index }) => offsets.isMeasured(index) && offsets.startOf(index + 1) > scrollTop)
  const kept = seen?.index ?? offsets.indexAt(scrollTop)
  let above = 0
  for (const { index, px } of items) {
    const change = offsets.measure(index, px)
    if (index < kept) above += change
  }
  if (above !== 0) scroller.scrollTop = scrollTop + above
}
