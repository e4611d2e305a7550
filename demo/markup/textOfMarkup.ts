import { Tokenizer } from 'htmlparser2'

const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)
const CELLS = new Set(['td', 'th'])
const SILENT = new Set(['script', 'style', 'title'])

const nothing = () => undefined

/** The words of markup that is too much for a parser: in time proportional to its length, whatever it consists of. */
export function textOfMarkup(html: string): string {
  const parts: string[] = []
  let isSilent = false
  let name = ''
  const startTag = (start: number, end: number) => {
    name = html.slice(start, end).toLowerCase()
    isSilent = false
    if (BLOCKS.has(name)) parts.push('\n')
    else if (CELLS.has(name)) parts.push(' ')
  }
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname: startTag,
      onopentagend() {
        isSilent = SILENT.has(name)
      },
      onclosetag: startTag,
      ontext(start, end) {
        if (!isSilent) parts.push(html.slice(start, end).replaceAll(/\s+/g, ' '))
      },
      ontextentity(codePoint) {
        if (!isSilent) parts.push(String.fromCodePoint(codePoint))
      },
      onattribdata: nothing,
      onattribend: nothing,
      onattribentity: nothing,
      onattribname: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return parts
    .join('')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}
