/** What is used of it. Its published types bring those of Node, which code for browsers must not see. */
declare module 'papaparse' {
  const Papa: {
    /** The cells of each line; the separator is found out. */
    parse(text: string, options: { readonly skipEmptyLines: 'greedy' }): { readonly data: string[][] }
  }
  export default Papa
}
