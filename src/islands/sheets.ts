const sheets: CSSStyleSheet[] = []
const roots = new Set<ShadowRoot>()

/** Adds a style sheet to every island root on the page, present and future. Called by compiled `*.module.css` files. */
export function addSheet(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.push(sheet)
  for (const root of roots) root.adoptedStyleSheets.push(sheet)
}

/** Adopts all sheets and one of its own, and keeps adopting those of chunks that load later, until the signal. */
export function adoptSheets(root: ShadowRoot, own: CSSStyleSheet, signal: AbortSignal): void {
  roots.add(root)
  signal.addEventListener('abort', () => roots.delete(root))
  // At once: each change of the list has the browser look at all of them.
  root.adoptedStyleSheets = [...sheets, own]
}
