import { trusted } from './trusted'

/** What a mail is drawn on and with. */
export interface Look {
  readonly scheme: 'light' | 'dark'
  readonly body: string
}

/** Mails with colours are written for white paper. */
export const PAPER: Look = { scheme: 'light', body: 'bgcolor="#ffffff" text="#172033" link="#0852ed" vlink="#0852ed"' }
/** The page's own colours in the dark; what lies below shines through. */
export const DARK: Look = { scheme: 'dark', body: 'text="#e9edf4" link="#8fb2ff" vlink="#8fb2ff"' }

/** What the frame has: the fonts of the page are none of its own, and words that are measured in them would be cut. */
export const MAIL_FONT = 'system-ui, -apple-system, Segoe UI, Roboto, Arial, sans-serif'

const headOf = ({ scheme, body }: Look) =>
  [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<meta name="color-scheme" content="${scheme}"><meta name="referrer" content="no-referrer">`,
    `</head><body ${body} topmargin="0" leftmargin="0" marginheight="0" marginwidth="0">`,
    `<font size="2" face="${MAIL_FONT}">`,
  ].join('')

/** A cleaned mail as the document of a frame. */
export const mailDocument = (body: HTMLElement, look: Look): string => trusted(`${headOf(look)}${body.innerHTML}</font></body></html>`)
