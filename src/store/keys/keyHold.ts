import { insertText, isTextField, pressKey, type TextField } from './pressKey'

/** Frames that what has been loaded gets to be drawn and to take the focus. */
const GRACE_FRAMES = 2

/** Leads into a list. */
const LIST_KEY = 'j'

/** Keys that are no letters and are kept too. */
const KEPT_KEYS: readonly string[] = ['Enter', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

type Typed = { readonly key: string; readonly ctrlKey: boolean } | { readonly pasted: string }

/** What is on its way, and how it is given up. */
type Openings = Map<string, (() => void) | undefined>

let openings: Openings | undefined

/**
 * Something opens that still loads: until it is there, keys do nothing on the page, and what is typed or pasted goes to the field that gets the
 * focus, in order. Escape gives the opening up; a press of the pointer, another place to work. What an input method composes cannot be held
 * without breaking it: it stays where it began.
 */
export function holdKeys(name: string, onCancel?: () => void): void {
  openings ??= start()
  openings.set(name, onCancel)
}

/** It is there, or will not come. Keys that no field has asked for soon after are dropped. */
export function releaseKeys(name: string): void {
  openings?.delete(name)
}

function start(): Openings {
  const opening: Openings = new Map()
  const before = focused()
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

  /** To the field, once it has the focus. What is typed meanwhile goes behind the rest. */
  async function give(): Promise<void> {
    if (isGiving || !isTextField(focused()) || focused() === before) return
    isGiving = true
    for (let next = typed.shift(); next; next = typed.shift()) {
      const field = focused()
      if (!isTextField(field)) break
      isPressing = true
      typeInto(field, next)
      isPressing = false
      // React draws what the key has changed before the next one.
      await Promise.resolve()
    }
    end()
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

function typeInto(field: TextField, typed: Typed): void {
  if ('pasted' in typed) return insertText(field, typed.pasted)
  const { key, ctrlKey } = typed
  if (!pressKey(field, { key, ctrlKey })) return
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
