/** What a mail may consist of. Nothing that loads, runs, asks or styles: formatting comes by attributes that old browsers knew. */
export const MAIL_TAGS = [
  ...['a', 'abbr', 'address', 'b', 'bdi', 'bdo', 'big', 'blockquote', 'br', 'caption', 'center', 'cite', 'code', 'col', 'colgroup', 'dd'],
  ...['del', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'font', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr'],
  ...['i', 'img', 'ins', 'kbd', 'li', 'main', 'mark', 'ol', 'p', 'pre', 'q', 's', 'samp', 'section', 'small', 'span', 'strike', 'strong'],
  ...['sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'tt', 'u', 'ul', 'var', 'article', 'aside'],
]

/** Attributes that a mail may have in what is shown. */
export const SHOWN_ATTRIBUTES = [
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'align', 'valign', 'bgcolor', 'color', 'size', 'border', 'cellpadding'],
  ...['cellspacing', 'colspan', 'rowspan', 'dir', 'lang', 'start', 'hspace', 'vspace', 'nowrap', 'reversed'],
]

/** Attributes that only tell something on the way: the styles under a harmless name, and what marks a quote. */
export const READ_ATTRIBUTES = ['data-style', 'class', 'id', 'type']

/** Elements that go with all that is in them. */
export const DROPPED_WITH_CONTENT = [
  'script',
  'style',
  'title',
  'head',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'select',
  'textarea',
  'xmp',
]

/** Characters and elements: larger mails are shown as text, because taking them apart would keep the page from answering. */
export const MAX_MAIL_LENGTH = 500_000
export const MAX_MAIL_ELEMENTS = 5_000
/** Elements in each other: parsers and layout take longer with each. The nested tables of newsletters come to some 60; what is deeper stands in the last of them. */
export const MAX_MAIL_DEPTH = 100
