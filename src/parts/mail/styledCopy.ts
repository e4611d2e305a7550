import { isPale } from './isPale'
import { type MailStyle, readMailStyle } from './mailStyles'

const COLOURABLE = ['TABLE', 'TR', 'TD', 'TH', 'TBODY', 'THEAD', 'TFOOT']
const ALIGNABLE = [...COLOURABLE, 'DIV', 'P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'CAPTION']
/** Their children must be certain elements, so their text cannot be wrapped. */
const STRUCTURE = ['TABLE', 'TR', 'TBODY', 'THEAD', 'TFOOT', 'COLGROUP', 'COL', 'UL', 'OL', 'DL', 'IMG', 'BR', 'HR']
const BLOCKS = ['DIV', 'SECTION', 'ARTICLE', 'CENTER', 'BLOCKQUOTE', 'MAIN', 'HEADER', 'FOOTER', 'ASIDE']

/**
 * A copy in which the styles of a mail are elements and attributes, so that the page's policy may refuse all styles of others. It grows from the
 * top and nothing in it is moved: moving an element takes browsers as long as there are elements in it.
 */
export function styledCopy(root: HTMLElement): HTMLElement {
  const copy = shallow(root)
  addChildren(copy, root, false)
  return copy
}

function addChildren(parent: HTMLElement, { childNodes }: HTMLElement, isOnColour: boolean): void {
  for (const node of childNodes) {
    if (node instanceof HTMLElement) addElement(parent, node, isOnColour)
    else parent.append(node.cloneNode())
  }
}

function addElement(parent: HTMLElement, source: HTMLElement, isOnColour: boolean): void {
  const style = readMailStyle(source.getAttribute('data-style') ?? '')
  if (style.isHidden) return
  const element = shallow(source)
  parent.append(element)
  const { tagName } = element
  if (style.align && ALIGNABLE.includes(tagName)) element.setAttribute('align', style.align)
  if (style.background && COLOURABLE.includes(tagName)) element.setAttribute('bgcolor', style.background)
  const isBlock = style.background !== undefined && BLOCKS.includes(tagName)
  const hasColour = isOnColour || isBlock || element.hasAttribute('bgcolor')
  const paper = isBlock && style.background ? colouredCell(element, style.background) : element
  addChildren(STRUCTURE.includes(tagName) ? paper : emphasised(paper, style, hasColour), source, hasColour)
}

/** The innermost of the elements that show how text is written. */
function emphasised(parent: HTMLElement, { color, size, isBold, isItalic, isUnderlined }: MailStyle, hasColour: boolean): HTMLElement {
  let inner = parent
  const isReadable = color !== undefined && (hasColour || !isPale(color))
  if (size || isReadable) {
    inner = child(inner, 'font')
    if (size) inner.setAttribute('size', size)
    if (isReadable) inner.setAttribute('color', color)
  }
  if (isUnderlined) inner = child(inner, 'u')
  if (isItalic) inner = child(inner, 'i')
  return isBold ? child(inner, 'b') : inner
}

/** Only tables have a colour of their own. */
function colouredCell(parent: HTMLElement, colour: string): HTMLElement {
  const table = child(parent, 'table')
  table.setAttribute('width', '100%')
  table.setAttribute('cellpadding', '8')
  const cell = child(child(child(table, 'tbody'), 'tr'), 'td')
  cell.setAttribute('bgcolor', colour)
  return cell
}

function child(parent: HTMLElement, tag: string): HTMLElement {
  const element = parent.ownerDocument.createElement(tag)
  parent.append(element)
  return element
}

const shallow = (element: HTMLElement): HTMLElement => element.ownerDocument.importNode(element)
