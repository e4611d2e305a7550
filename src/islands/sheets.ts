const sheets: CSSStyleSheet[] = []
const roots = new Set<ShadowRoot>()

/** Adds a style sheet to every island root on the page, present and future. Called by compiled `*.module.css` files. */
export function addSheet(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.push(sheet)
  for (const root of roots) root.adoptedStyleSheets.push(sheet)
}

/** Adopts all sheets, and keeps adopting those of chunks that load later, until the returned function is called. */
export function adoptSheets(root: ShadowRoot): () => void {
  roots.add(root)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets]
  return () => roots.delete(root)
}
