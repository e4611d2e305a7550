/** What is used of it. Its published types bring those of Node, which code for browsers must not see. */
declare module 'papaparse' {
  const Papa: {
    /** The cells of each line; the separator is found out. A quote that does not end takes the rest of the text along. */
    parse(
      text: string,
      options: { readonly skipEmptyLines: 'greedy' },
    ): { readonly data: string[][]; readonly errors: readonly { readonly code: string }[] }
  }
  export default Papa
}
