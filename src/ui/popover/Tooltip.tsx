import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Popover } from './Popover'
import styles from './tooltip.module.css'

const OPEN_MS = 400
const CLOSE_MS = 120

export interface TooltipProps {
  text: string
  /** The text is the name of the child already, so it is not read out a second time. */
  isLabel?: boolean | undefined
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * A short hint on hover and focus. Escape dismisses it, and the pointer may rest on it (WCAG 1.4.13), but it never takes a press: that goes to
 * what lies below.
 */
export function Tooltip({ text, isLabel, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wrapper = useRef<HTMLSpanElement>(null)
  const id = useId()

  const schedule = (open: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(setOpen, delay, open)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  const enter = (event: PointerEvent<HTMLElement>) => {
    anchor.current = firstChild(event.currentTarget)
    if (event.pointerType !== 'touch') schedule(true, OPEN_MS)
  }
  const focus = (event: FocusEvent<HTMLElement>) => {
    anchor.current = firstChild(event.currentTarget)
    if (event.target.matches(':focus-visible')) schedule(true, 0)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEscape(isOpen, close)
  useResting(isOpen, {
    isOn: (event) => isWithin(event, wrapper.current?.lastElementChild),
    onRest: () => clearTimeout(timer.current),
    onLeave: () => schedule(false, CLOSE_MS),
    onPress: close,
  })

  return (
    <span
      ref={wrapper}
      className={styles.anchor}
      onPointerEnter={enter}
      onPointerLeave={() => schedule(false, CLOSE_MS)}
      onPointerDown={close}
      onFocus={focus}
      onBlur={close}
    >
      {isOpen && !isLabel ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isOpen && (
        <Popover
          mode="manual"
          anchor={anchor}
          placement="top"
          className={styles.tooltip}
          id={id}
          role="tooltip"
          tabIndex={undefined}
          aria-hidden={isLabel}
          onClose={close}
        >
          {text}
        </Popover>
      )}
    </span>
  )
}

const firstChild = (wrapper: HTMLElement): HTMLElement | null => wrapper.querySelector<HTMLElement>(':scope > *')

/** The pointer may hover without focus, so the key is watched for on the document. */
function useEscape(isActive: boolean, close: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  })
}

interface RestingPointer {
  readonly isOn: (event: globalThis.PointerEvent) => boolean
  readonly onRest: () => void
  readonly onLeave: () => void
  /** Somewhere on the page. */
  readonly onPress: () => void
}

/** Tells when the pointer comes to rest on the tooltip and when it goes; the browser does not, because no press may end there. */
function useResting(isActive: boolean, { isOn, onRest, onLeave, onPress }: RestingPointer): void {
  const wasOn = useRef(false)
  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    const isOnNow = isOn(event)
    if (isOnNow) onRest()
    else if (wasOn.current) onLeave()
    wasOn.current = isOnNow
  })
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (!isActive) return undefined
    const pressed = () => press()
    const listener = (event: globalThis.PointerEvent) => onMove(event)
    document.addEventListener('pointermove', listener)
    document.addEventListener('pointerdown', pressed, true)
    return () => {
      wasOn.current = false
      document.removeEventListener('pointermove', listener)
      document.removeEventListener('pointerdown', pressed, true)
    }
  }, [isActive])
}

function isWithin({ clientX, clientY }: globalThis.PointerEvent, box: Element | null | undefined): boolean {
  if (!box) return false
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
