const NAME = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/

/** Files of an island, or what they import, are called like that. */
const TAKEN = new Set(['index', 'look', 'preview', 'react', 'start', 'testing'])

/** Throws a sentence where no island may be called that. */
export function checkName(name: string, islandsOfProduct: readonly string[]): void {
  if (!NAME.test(name))
    throw new Error(
      `"${name}" is no name for an island: take small letters, digits and single hyphens, a letter first, such as opening-hours.`,
    )
  if (TAKEN.has(name)) throw new Error(`"${name}" is what a file of every island is called: choose another name.`)
  if (islandsOfProduct.includes(name)) throw new Error(`"${name}" is an island of the product: choose another name.`)
}
