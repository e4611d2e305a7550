/** What is taken from the styles of a mail: colours, alignment and emphasis. */
export interface MailStyle {
  readonly color?: string
  readonly background?: string
  readonly align?: string
  readonly size?: string
  readonly isBold?: boolean
  readonly isItalic?: boolean
  readonly isUnderlined?: boolean
  readonly isHidden?: boolean
}

const ALIGNMENTS = ['left', 'right', 'center', 'justify']
const RGB = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*[\d.]+\s*)?\)$/
const COLOUR = /^(?:#[\da-f]{3}|#[\da-f]{6}|[a-z]{3,20})$/
const NO_COLOURS = ['transparent', 'inherit', 'initial', 'unset', 'currentcolor', 'none']
/** Upper bounds in pixels of the seven sizes of the font element. */
const SIZES = [11, 14, 17, 21, 28, 40]
const PIXELS_PER_POINT = 4 / 3
const BOLD_WEIGHT = 600

/** Reads the text of a style attribute; what it does not know it leaves out. */
export function readMailStyle(text: string): MailStyle {
  const values = new Map(text.toLowerCase().split(';').map(toPair))
  const color = readColour(values.get('color'))
  const background = readColour(values.get('background-color') ?? values.get('background'))
  const align = ALIGNMENTS.find((name) => name === values.get('text-align'))
  const size = readSize(values.get('font-size'))
  const weight = values.get('font-weight') ?? ''
  return {
    ...(color && { color }),
    ...(background && { background }),
    ...(align && { align }),
    ...(size && { size }),
    isBold: weight === 'bold' || Number(weight) >= BOLD_WEIGHT,
    isItalic: values.get('font-style') === 'italic',
    isUnderlined: (values.get('text-decoration') ?? '').includes('underline'),
    isHidden: values.get('display') === 'none' || values.get('visibility') === 'hidden',
  }
}

function toPair(declaration: string): [string, string] {
  const [name = '', ...value] = declaration.split(':')
  return [name.trim(), value.join(':').replace('!important', '').trim()]
}

function readColour(value: string | undefined): string | undefined {
  if (!value || NO_COLOURS.includes(value)) return undefined
  const channels = RGB.exec(value)?.slice(1, 4)
  if (channels) return `#${channels.map((channel) => Math.min(255, Number(channel)).toString(16).padStart(2, '0')).join('')}`
  return COLOUR.test(value) ? value : undefined
}

function readSize(value: string | undefined): string | undefined {
  const [, number, unit] = /^(\d{1,3}(?:\.\d+)?)(px|pt)$/.exec(value ?? '') ?? []
  if (!number) return undefined
  const pixels = Number(number) * (unit === 'pt' ? PIXELS_PER_POINT : 1)
  const index = SIZES.findIndex((bound) => pixels <= bound)
  return String(index < 0 ? SIZES.length + 1 : index + 1)
}
