/**
 * Leads to the head of the list that something under it, the ways to its other pages, belongs to: the nearest one around it that says
 * `data-paged`. The view goes there where the head is out of sight; with the keyboard the focus does, so that what comes next is the new page.
 */
export function leadToList(from: Element, withFocus: boolean): void {
  const list = listAbove(from)
  if (!list) return
  // A long one scrolls by itself.
  list.scrollTop = 0
  if (list.getBoundingClientRect().top < topOfView(list)) list.scrollIntoView({ block: 'start' })
  if (withFocus) list.focus({ preventScroll: true })
}

function listAbove(from: Element): HTMLElement | null {
  for (let around = from.parentElement; around; around = around.parentElement) {
    const list = around.querySelector<HTMLElement>('[data-paged]')
    if (list) return list
  }
  return null
}

/** Of what scrolls around it, which may be the window. */
function topOfView(list: HTMLElement): number {
  for (let around = list.parentElement; around; around = around.parentElement) {
    const isScroller = /auto|scroll/.test(getComputedStyle(around).overflowY)
    if (isScroller && around.scrollHeight > around.clientHeight) return around.getBoundingClientRect().top
  }
  // Under what the page keeps in sight at its top.
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
}
