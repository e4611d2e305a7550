import latin400 from '@fontsource/lato/files/lato-latin-400-normal.woff2'
import latin700 from '@fontsource/lato/files/lato-latin-700-normal.woff2'
import polish400 from '@fontsource/lato/files/lato-latin-ext-400-normal.woff2'
import polish700 from '@fontsource/lato/files/lato-latin-ext-700-normal.woff2'
import full700 from 'lato-font/fonts/lato-bold/lato-bold.woff2'
import full400 from 'lato-font/fonts/lato-normal/lato-normal.woff2'

/** A name of our own: a page that says "Lato" and means its own copy must not change when an island arrives. */
const FAMILY = 'Partner Lato'

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
// All that the small file beside it holds (6 kB), which calls itself Latin Extended.
const POLISH = 'U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0160-0161,U+0179-017E'
// Letters of Hungarian, Turkish and Russian are in the full files only (180 kB each), which nobody else fetches.
const BEYOND_LATIN =
  'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0400-052F,U+1D00-1DBF,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2116'

const FACES = [
  { family: FAMILY, url: latin400, weight: '400', unicodeRange: LATIN },
  { family: FAMILY, url: latin700, weight: '700', unicodeRange: LATIN },
  { family: FAMILY, url: polish400, weight: '400', unicodeRange: POLISH },
  { family: FAMILY, url: polish700, weight: '700', unicodeRange: POLISH },
  { family: `${FAMILY} Full`, url: full400, weight: '400', unicodeRange: `${LATIN},${BEYOND_LATIN}` },
  { family: `${FAMILY} Full`, url: full700, weight: '700', unicodeRange: `${LATIN},${BEYOND_LATIN}` },
] as const

const registered = new WeakSet<Document>()

/** Makes Lato known to the document, once; shadow roots ignore `@font-face`. Each file is fetched when a text first needs it. */
export function registerFonts(document: Document): void {
  if (registered.has(document)) return
  registered.add(document)
  for (const { family, url, ...descriptors } of FACES)
    document.fonts.add(new FontFace(family, `url("${url}") format("woff2")`, { ...descriptors, display: 'swap' }))
}
