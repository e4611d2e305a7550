import { type ComponentProps, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { cx } from '../cx'
import { anchorTo } from './anchorTo'
import styles from './popover.module.css'

export interface PopoverProps extends ComponentProps<'div'> {
  anchor: RefObject<HTMLElement | null>
  /** `auto` closes on Escape and on a click elsewhere, and tells by `onClose`; `manual` leaves both to the caller. */
  mode?: 'auto' | 'manual' | undefined
  placement?: 'bottom' | 'bottom-start' | 'bottom-end' | 'top' | 'top-start' | undefined
  matchWidth?: boolean | undefined
  onClose?: (() => void) | undefined
  /** It is open now: the time to move focus into it. */
  onShow?: ((popover: HTMLElement) => void) | undefined
}

/** A box in the browser's top layer, beside its anchor. It is open as long as it is rendered, and asks to be closed when the anchor is scrolled away. */
export function Popover({
  anchor,
  mode = 'auto',
  placement = 'bottom-start',
  matchWidth,
  onClose,
  onShow,
  className,
  ...rest
}: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null)
  const closed = useEffectEvent(() => onClose?.())
  const shown = useEffectEvent((popover: HTMLElement) => onShow?.(popover))

  useLayoutEffect(() => {
    const popover = ref.current
    const trigger = anchor.current
    if (!popover || !trigger) return undefined
    const untie = anchorTo(popover, trigger)
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState !== 'closed') return
      // The browser gives the focus back only where it is still in the box: what had it may have left the page meanwhile.
      if (document.activeElement === document.body) trigger.focus()
      closed()
    }
    popover.addEventListener('toggle', onToggle)
    // Browsers from before the popover attribute show the box in place: usable, though it may be clipped.
    popover.showPopover?.()
    shown(popover)
    const stopLooking = whenOutOfView(trigger, () => {
      // Somebody types: on a phone the keyboard may push the anchor out of the window.
      if (popover.querySelector(':read-write:focus')) return
      if (popover.matches(':focus-within')) trigger.focus({ preventScroll: true })
      closed()
    })
    return () => {
      stopLooking()
      popover.removeEventListener('toggle', onToggle)
      // What came late may have taken it while the box was closing.
      if (popover.matches(':focus-within')) trigger.focus({ preventScroll: true })
      popover.hidePopover?.()
      untie()
    }
  }, [anchor])

  return (
    <div
      tabIndex={-1}
      {...rest}
      ref={ref}
      popover={mode}
      className={cx(styles.popover, className)}
      data-placement={placement}
      data-match-width={matchWidth || undefined}
    />
  )
}

/** Calls back when an element that was seen is no more: it was scrolled out of the window, or out of a box that scrolls. */
function whenOutOfView(element: HTMLElement, call: () => void): () => void {
  let wasSeen: boolean | undefined
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)?.isIntersecting
    if (wasSeen && !isSeen) call()
    wasSeen = isSeen
  })
  observer.observe(element)
  return () => observer.disconnect()
}
