import type { NeededFeature } from '../model'

const CHECKS: Readonly<Record<NeededFeature, () => boolean>> = {
  'light-dark() in CSS': () => CSS.supports('color', 'light-dark(white, black)'),
  ':has() in CSS': () => CSS.supports('selector(:has(a))'),
  'container queries in CSS': () => CSS.supports('container-type', 'inline-size'),
  // Browsers that had it before froze the list.
  adoptedStyleSheets: () => 'adoptedStyleSheets' in Document.prototype && !Object.isFrozen(document.adoptedStyleSheets),
  'Array.prototype.toSorted': () => 'toSorted' in Array.prototype,
  'URL.canParse': () => 'canParse' in URL,
  'Intl.Segmenter': () => 'Segmenter' in Intl,
  'indexedDB.databases': () => 'databases' in IDBFactory.prototype,
}

/** What this browser lacks of what islands cannot do without. */
export const missingFeatures = (): string[] =>
  Object.entries(CHECKS)
    .filter(([, isThere]) => !isThere())
    .map(([feature]) => feature)
