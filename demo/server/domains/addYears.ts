/** The same day so many years later; 29 February becomes 1 March. */
export function addYears(date: Date, years: number): Date {
  const later = new Date(date)
  later.setUTCFullYear(later.getUTCFullYear() + years)
  return later
}
