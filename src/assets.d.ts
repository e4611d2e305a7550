declare module '*.module.css' {
  /** Local class name to the name in the sheet, which every island root adopts. */
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css' {
  /** The minified text of the sheet. */
  const text: string
  export default text
}

declare module '*.woff2' {
  /** The URL of the emitted font file. */
  const url: string
  export default url
}
