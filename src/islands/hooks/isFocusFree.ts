/** Whether nothing on the page has the focus: whoever takes it then takes it from nobody. */
export function isFocusFree({ ownerDocument }: ShadowRoot): boolean {
  const { activeElement, body } = ownerDocument
  return activeElement === null || activeElement === body
}
