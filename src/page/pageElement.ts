// Called on the prototype: an <img name="querySelectorAll"> replaces the method of the document itself.
export const select = (document: Document, selector: string): Element[] =>
  Array.from(Document.prototype.querySelectorAll.call(document, selector))

/** Where the server puts the page data; the first is used. */
export const findPageElements = (document: Document): Element[] => select(document, 'script[type="application/json"][data-partner-page]')

/** Stands in for a locale that the data do not name. */
export const languageOf = (document: Document): string => select(document, 'html')[0]?.getAttribute('lang') ?? ''
