import { insertText, isTextField, pressKey } from './pressKey'

/** Frames that what has been loaded gets to be drawn and to take the focus. */
const GRACE_FRAMES = 2

/** Leads into a list. */
const LIST_KEY = 'j'

/** Keys that are no letters and are kept too. */
const KEPT_KEYS: readonly string[] = ['Enter', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

type Typed = { readonly key: string; readonly ctrlKey: boolean } | { readonly pasted: string }

/** Says of a panel that letters act on it: what was typed is pressed on it once it has the focus. */
const TAKES_KEYS = '[data-takes-keys]'

/** What is on its way, and how it is given up. */
type Openings = Map<string, (() => void) | undefined>

let openings: Openings | undefined
/** What had the focus when the last of them began: it asks for nothing. */
let before: Element | null = null

/**
 * Something opens that still loads: until it is there, keys do nothing on the page, and what is typed or pasted goes to the field or the
 * panel that gets the focus, in order. Escape gives the opening up; a press of the pointer, another place to work. What an input method
 * composes cannot be held without breaking it: it stays where it began.
 */
export function holdKeys(name: string, onCancel?: () => void): void {
  openings ??= start()
  if (!openings.has(name)) before = focused()
  openings.set(name, onCancel)
}

/** It is there, or will not come. Keys that nothing has asked for soon after are dropped. */
export function releaseKeys(name: string): void {
  openings?.delete(name)
}

function start(): Openings {
  const opening: Openings = new Map()
  const typed: Typed[] = []
  const listening = new AbortController()
  let frame = requestAnimationFrame(onFrame)
  let idleFrames = 0
  let isGiving = false
  /** The key that is pressed now is one of those that were kept. */
  let isPressing = false

  function end(): void {
    cancelAnimationFrame(frame)
    listening.abort()
    openings = undefined
  }

  function onFrame(): void {
    frame = requestAnimationFrame(onFrame)
    idleFrames = opening.size > 0 ? 0 : idleFrames + 1
    void give()
    if (idleFrames > GRACE_FRAMES && !isGiving) pass()
  }

  /** No field has asked for them: what leads into a list waits for that of the new screen (`useListEntry`), everything else is dropped. */
  function pass(): void {
    end()
    const isEntry = typed.length > 0 && typed.every((one) => 'key' in one && one.key === LIST_KEY)
    if (isEntry) pressKey(focused() ?? document.body, { key: LIST_KEY })
  }

  /** To the field or the panel, once it has the focus. What is typed meanwhile goes behind the rest. */
  async function give(): Promise<void> {
    if (isGiving) return
    isGiving = true
    for (let target = taker(); target; target = taker()) {
      const next = typed.shift()
      if (!next) {
        end()
        break
      }
      isPressing = true
      typeInto(target, next)
      isPressing = false
      // React draws what the key has changed before the next one.
      await Promise.resolve()
    }
    isGiving = false
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isPressing) return
    void give()
    if (listening.signal.aborted || event.isComposing) return
    const { key } = event
    // Enter with Ctrl or ⌘ sends what is written.
    const ctrlKey = isCombination(event)
    if (ctrlKey && key !== 'Enter') return
    if (key === 'Escape') {
      // What is there by now closes by itself.
      if (opening.size > 0) take(event)
      for (const cancel of opening.values()) cancel?.()
      return end()
    }
    if (key === 'Backspace') typed.pop()
    else if (isLetter(key) || KEPT_KEYS.includes(key)) typed.push({ key, ctrlKey })
    else if (key !== 'Tab') return
    take(event)
  }
  const onKeyUp = (event: KeyboardEvent) => {
    // A button is pressed when the key goes up.
    if (!isPressing && (event.key === ' ' || event.key === 'Enter')) take(event)
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain')
    if (pasted) typed.push({ pasted })
    take(event)
  }

  // Before everybody else who listens on the page.
  const options = { capture: true, signal: listening.signal }
  addEventListener('keydown', onKeyDown, options)
  addEventListener('keyup', onKeyUp, options)
  addEventListener('paste', onPaste, options)
  addEventListener('pointerdown', end, options)
  return opening
}

/** What has got the focus since, if it asks for keys. */
function taker(): Element | null {
  const element = focused()
  if (element === null || element === before) return null
  return isTextField(element) || element.matches(TAKES_KEYS) ? element : null
}

function typeInto(target: Element, typed: Typed): void {
  const field = isTextField(target) ? target : null
  if ('pasted' in typed) {
    if (field) insertText(field, typed.pasted)
    return
  }
  const { key, ctrlKey } = typed
  if (!pressKey(target, { key, ctrlKey }) || !field) return
  if (isLetter(key)) insertText(field, key)
  else if (key === 'Enter' && field instanceof HTMLInputElement) field.form?.requestSubmit()
}

function take(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** AltGr, which is Ctrl and Alt on some systems, writes letters. */
const isCombination = (event: KeyboardEvent): boolean => (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')
/** One character, which may be two code units. */
const isLetter = (key: string): boolean => /^.$/u.test(key)

/** Inside shadow roots too. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}
