import { flushSync } from 'react-dom'

/** Puts the focus into a field; on a narrow page, where zones are tabs, after showing the one it is in. */
export function focusField(field: HTMLElement | null): void {
  const zone = field?.closest('[role=tabpanel][hidden]')
  const tab = zone?.parentElement?.querySelector<HTMLElement>(`[aria-controls="${zone.id}"]`)
  // A field that is not drawn takes no focus.
  if (tab) flushSync(() => tab.click())
  field?.focus()
}
