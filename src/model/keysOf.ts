/** The names of a constant's entries; TypeScript's own type of them is any text, as an object may have more than its type says. */
export const keysOf = <Constant extends object>(constant: Constant): (keyof Constant & string)[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  Object.keys(constant) as (keyof Constant & string)[]
