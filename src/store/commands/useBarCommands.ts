import { type RefObject, useRef } from 'react'
import type { Command } from './Command'
import { useCommands } from './useCommands'

/** Not those of the menus that hang in it, which show once their own button is pressed. */
const BUTTONS = 'button:enabled:not([popover] *, dialog *)'

/** Offers what the buttons of a bar do, under their own names and only while they can be pressed; for the bar of a selection. */
export function useBarCommands(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useCommands(() => [...(bar.current?.querySelectorAll<HTMLButtonElement>(BUTTONS) ?? [])].map(commandOf))
  return bar
}

const commandOf = (button: HTMLButtonElement, index: number): Command => ({
  id: `bar-${index}`,
  label: button.ariaLabel || button.textContent,
  detail: button.closest('section')?.querySelector('strong')?.textContent ?? '',
  run: () => button.click(),
})
