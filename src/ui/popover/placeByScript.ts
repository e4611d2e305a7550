const MARGIN_PX = 8

interface Box {
  top: number
  bottom: number
  left: number
  right: number
  width: number
  height: number
}

/** Keeps a popover beside its anchor in browsers without anchor positioning: below or above, wherever it fits, inside the window. */
export function placeByScript(popover: HTMLElement, anchor: HTMLElement): () => void {
  const window = popover.ownerDocument.defaultView
  const place = () => {
    const { clientWidth: width, clientHeight: height } = popover.ownerDocument.documentElement
    const { left, top } = position(anchor.getBoundingClientRect(), popover.getBoundingClientRect(), { width, height }, optionsOf(popover))
    Object.assign(popover.style, { left: `${left}px`, top: `${top}px`, minWidth: '', position: 'fixed' })
  }
  const frame = window?.requestAnimationFrame(place)
  window?.addEventListener('scroll', place, true)
  window?.addEventListener('resize', place)
  return () => {
    if (frame) window?.cancelAnimationFrame(frame)
    window?.removeEventListener('scroll', place, true)
    window?.removeEventListener('resize', place)
  }
}

interface Options {
  placement: string
  isRtl: boolean
}

const optionsOf = (popover: HTMLElement): Options => ({
  placement: popover.dataset.placement ?? 'bottom-start',
  isRtl: getComputedStyle(popover).direction === 'rtl',
})

/** Where the top left corner goes, in window coordinates. */
export function position(anchor: Box, popover: Box, window: { width: number; height: number }, { placement, isRtl }: Options) {
  const clamp = (value: number, max: number) => Math.max(MARGIN_PX, Math.min(value, max - MARGIN_PX))
  const atLeft = placement.endsWith('start') !== isRtl
  const centred = !placement.includes('-')
  const left = centred ? anchor.left + (anchor.width - popover.width) / 2 : atLeft ? anchor.left : anchor.right - popover.width
  const below = anchor.bottom
  const above = anchor.top - popover.height
  const fitsBelow = below + popover.height <= window.height - MARGIN_PX
  const fitsAbove = above >= MARGIN_PX
  const isBelow = placement.startsWith('top') ? !fitsAbove && fitsBelow : fitsBelow || !fitsAbove
  return { left: clamp(left, window.width - popover.width), top: clamp(isBelow ? below : above, window.height - popover.height) }
}
