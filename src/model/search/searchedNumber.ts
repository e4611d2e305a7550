/** "#17" asks for the website with this number, and for nothing else. */
export function searchedNumber(typed: string): number | null {
  const [, digits] = /^\s*#(\d{1,9})\s*$/.exec(typed) ?? []
  return digits === undefined ? null : Number(digits)
}
