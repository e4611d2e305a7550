/** The end of a switch over all there is: what is forgotten does not compile. */
export function unreachable(value: never): never {
  throw new Error(`There is no case for ${JSON.stringify(value)}`)
}
