/** Whether a field holds what the browser cannot read, such as half a date, which looks like nothing to us. The browser says so, in its own words. */
export function reportUnread(root: HTMLElement | null): boolean {
  const inputs = [...(root?.querySelectorAll('input') ?? [])]
  const unread = inputs.find(({ validity }) => validity.badInput)
  unread?.reportValidity()
  return unread !== undefined
}
