import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { escapeHtml, isHexColour, THEME } from '../../../src/model'
import { readable, readableFill } from '../../kernel/brandColours'

// Mail programs drop style elements, so every element carries its own.
const FONT = 'font-family:Lato,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#172033'
const STYLES: Readonly<Record<string, string>> = {
  p: 'margin:0 0 16px',
  ul: 'margin:0 0 16px;padding-left:24px',
  ol: 'margin:0 0 16px;padding-left:24px',
  li: 'margin:0 0 4px',
  h2: 'margin:24px 0 12px;font-size:20px;line-height:1.3',
  h3: 'margin:20px 0 8px;font-size:17px;line-height:1.3',
  blockquote: 'margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #c9d2e0;color:#526077',
  hr: 'border:0;border-top:1px solid #c9d2e0;margin:24px 0',
}
const BUTTON = 'display:inline-block;padding:10px 20px;border-radius:6px;font-weight:bold;text-decoration:none'
const PAPER = '#ffffff'
const DARK_PAPER = '#121826'

interface About {
  language: string
  title: string
  /** Hex digits of the team's colour; without it links and buttons have ours. */
  color: string | undefined
}

/** The team's colour where it can be read: as a link on the paper, as a link in the dark, as a button with its text. */
function coloursOf(color: string | undefined) {
  const hex = color && isHexColour(color) ? color : THEME.primary
  return { link: readable(hex, '#000000', PAPER), darkLink: readable(hex, '#ffffff', DARK_PAPER), button: readableFill(hex) }
}
type Colours = ReturnType<typeof coloursOf>

/** For programs that know a dark scheme; those that do not turn the colours themselves. */
const darkSheet = ({ darkLink, button }: Colours): string =>
  [
    '@media (prefers-color-scheme:dark){',
    `body{background-color:${DARK_PAPER}!important}`,
    'td{color:#e6ebf4!important}',
    'blockquote{color:#a9b4c6!important}',
    `a{color:${darkLink}!important}`,
    `a.button{color:${button.text}!important}`,
    '}',
  ].join('')

/** A cleaned body as a whole mail: one table, styles on the elements, a language, the team's colour. */
export function mailDocument(body: string, { language, title, color }: About): string {
  const colours = coloursOf(color)
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>${darkSheet(colours)}</style></head><body style="margin:0;padding:0">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="left" style="padding:16px">',
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:640px"><tr><td style="${FONT}">`,
    withStyles(body, colours),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n')
}

/** Only adds styles; the body was cleaned before. */
const withStyles = (body: string, colours: Colours): string =>
  sanitizeHtml(body, {
    allowedTags: false,
    allowedAttributes: false,
    // It warns of `style` and `script` otherwise, which are gone by now.
    allowVulnerableTags: true,
    transformTags: { '*': (tagName, attributes) => ({ tagName, attribs: styled(tagName, attributes, colours) }) },
  })

function styled(tagName: string, attributes: Attributes, { link, button }: Colours): Attributes {
  if (attributes['class'] === 'button') return { ...attributes, style: `${BUTTON};background-color:${button.fill};color:${button.text}` }
  const style = tagName === 'a' ? `color:${link}` : STYLES[tagName]
  return style ? { ...attributes, style } : attributes
}
