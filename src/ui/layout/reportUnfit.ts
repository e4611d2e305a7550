/**
 * Whether a field holds what cannot be sent. What the browser cannot read, such as half a date, looks like nothing to us: the browser says so,
 * in its own words. A text that is too long says so itself.
 */
export function reportUnfit(root: HTMLElement | null): boolean {
  const fields = [...(root?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])]
  const unfit = fields.find(({ validity, dataset }) => validity.badInput || 'tooLong' in dataset)
  if (unfit?.validity.badInput) unfit.reportValidity()
  else unfit?.focus()
  return unfit !== undefined
}
