// Called on the prototype: an <img name="querySelector"> takes the place of the document's own method.

export const findAll = (document: Document, selector: string): Element[] =>
  Array.from(Document.prototype.querySelectorAll.call(document, selector))

export const findPageData = (document: Document): Element | undefined => findAll(document, 'script[data-partner-page]')[0]

export const findById = (document: Document, id: string): Element | null => Document.prototype.getElementById.call(document, id)
