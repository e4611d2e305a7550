/** `['website=17']` as `{website: '17'}`, as options of the command give values to names. */
export const pairsOf = (pairs: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(pairs.map((pair) => [pair.replace(/=.*/s, ''), pair.replace(/^[^=]*=?/, '')]))
