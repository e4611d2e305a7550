/** Makes something once for each key, such as formatters of Intl, which are costly to make. */
export function remembered<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}
