/** What is used of it. Its published types bring those of Node, which code for browsers must not see. */
declare module 'papaparse' {
  const Papa: {
    /** The cells of each line; the separator is found out where it is not given. A quote that does not end takes the rest of the text along. */
    parse(
      text: string,
      options: { readonly skipEmptyLines?: 'greedy'; readonly preview?: number; readonly delimiter?: string },
    ): {
      readonly data: string[][]
      readonly errors: readonly { readonly code: string }[]
      readonly meta: { readonly delimiter: string }
    }
  }
  export default Papa
}
