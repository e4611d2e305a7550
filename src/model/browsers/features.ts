/** Engines by the name that versions are known by: Chromium's number is Edge's and Opera's, too. */
export type BrowserEngine = 'chrome' | 'firefox' | 'safari'

/**
 * What islands cannot do without, and the first version that has it (MDN's browser compatibility data). Whatever else is new has a way without.
 * The style sheets are compiled for the first of these versions (`build/css-plugin.mjs`).
 */
export const NEEDED_FEATURES = {
  'light-dark() in CSS': { chrome: 123, firefox: 120, safari: 17.5 },
  ':has() in CSS': { chrome: 105, firefox: 121, safari: 15.4 },
  'container queries in CSS': { chrome: 105, firefox: 110, safari: 16 },
  adoptedStyleSheets: { chrome: 99, firefox: 101, safari: 16.4 },
  'Array.prototype.toSorted': { chrome: 110, firefox: 115, safari: 16 },
  'URL.canParse': { chrome: 120, firefox: 115, safari: 17 },
  'Intl.Segmenter': { chrome: 87, firefox: 125, safari: 14.1 },
  /** Signing out deletes what is kept in the browser. */
  'indexedDB.databases': { chrome: 72, firefox: 126, safari: 14 },
} as const satisfies Readonly<Record<string, Readonly<Record<BrowserEngine, number>>>>

export type NeededFeature = keyof typeof NEEDED_FEATURES
