/** A record with a value for every one of some keys. */
export const recordOf = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value): Record<Key, Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the keys
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
