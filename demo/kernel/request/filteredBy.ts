/** What a list was narrowed by: of what was asked for, all but its order and the part of it that was wanted. */
export function filteredBy(query: object | undefined): Record<string, unknown> {
  const asked = Object.entries(query ?? {})
  return Object.fromEntries(asked.filter(([name, value]) => value !== undefined && !ABOUT_THE_PAGE.includes(name)))
}

const ABOUT_THE_PAGE = ['page', 'limit', 'sort', 'around']
