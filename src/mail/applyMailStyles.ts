import { type MailStyle, readMailStyle } from './mailStyles'

const COLOURABLE = ['TABLE', 'TR', 'TD', 'TH', 'TBODY', 'THEAD', 'TFOOT']
const ALIGNABLE = [...COLOURABLE, 'DIV', 'P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'CAPTION']
/** Their children must be certain elements, so their text cannot be wrapped. */
const STRUCTURE = ['TABLE', 'TR', 'TBODY', 'THEAD', 'TFOOT', 'COLGROUP', 'COL', 'UL', 'OL', 'DL', 'IMG', 'BR', 'HR']
const BLOCKS = ['DIV', 'SECTION', 'ARTICLE', 'CENTER', 'BLOCKQUOTE', 'MAIN', 'HEADER', 'FOOTER', 'ASIDE']

/** Writes the styles of a mail as elements and attributes, so that the page's policy may refuse all styles of others. */
export function applyMailStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    const style = readMailStyle(element.getAttribute('data-style') ?? '')
    if (style.isHidden) element.remove()
    else applyStyle(element, style)
  }
}

function applyStyle(element: HTMLElement, style: MailStyle): void {
  const { tagName } = element
  if (style.align && ALIGNABLE.includes(tagName)) element.setAttribute('align', style.align)
  if (style.background && COLOURABLE.includes(tagName)) element.setAttribute('bgcolor', style.background)
  if (!STRUCTURE.includes(tagName)) emphasise(element, style)
  if (style.background && BLOCKS.includes(tagName)) colourBlock(element, style.background)
}

function emphasise(element: HTMLElement, { color, size, isBold, isItalic, isUnderlined }: MailStyle): void {
  if (isBold) wrap(element, 'b')
  if (isItalic) wrap(element, 'i')
  if (isUnderlined) wrap(element, 'u')
  const isReadable = color !== undefined && (!isPale(color) || element.closest('[bgcolor]') !== null || hasBackground(element))
  if (!size && !isReadable) return
  const font = wrap(element, 'font')
  if (size) font.setAttribute('size', size)
  if (isReadable) font.setAttribute('color', color)
}

const hasBackground = (element: HTMLElement): boolean =>
  BLOCKS.includes(element.tagName) && readMailStyle(element.getAttribute('data-style') ?? '').background !== undefined

function wrap(element: HTMLElement, tag: string): HTMLElement {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
  return wrapper
}

/** Only tables have a colour of their own. */
function colourBlock(element: HTMLElement, colour: string): void {
  const cell = wrap(element, 'td')
  wrap(element, 'tr')
  wrap(element, 'tbody')
  const table = wrap(element, 'table')
  cell.setAttribute('bgcolor', colour)
  table.setAttribute('width', '100%')
  table.setAttribute('cellpadding', '8')
}

/** Whether a colour would hardly be seen on white paper. */
function isPale(colour: string): boolean {
  if (colour === 'white') return true
  const digits = /^#(?:([\da-f]{2})([\da-f]{2})([\da-f]{2})|([\da-f])([\da-f])([\da-f]))$/.exec(colour)
  if (!digits) return false
  const channels = digits[1] ? digits.slice(1, 4) : digits.slice(4, 7).map((digit) => digit + digit)
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Number.parseInt(channel, 16))
  const LIGHT = 200
  return 0.299 * red + 0.587 * green + 0.114 * blue > LIGHT
}
