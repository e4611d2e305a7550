import { remembered } from '../remembered'

interface Signs {
  readonly decimal: string
  /** Between groups of three digits. */
  readonly group: string
}

const signsOf = remembered((locale): Signs => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5)
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { decimal: valueOf('decimal'), group: valueOf('group') }
})

export const hasDecimalComma = (locale: string): boolean => signsOf(locale).decimal === ','

/** With the decimal sign of a language, and nothing between the thousands. */
export const writeDecimal = (value: number, locale: string): string => String(value).replace('.', signsOf(locale).decimal)

/** Digits, and what parts them: points, commas, spaces, apostrophes. */
const NUMBER = /[.,]?\d(?:[.,\s'’]*\d)*/u

/** Without a sign for decimals it could be read in two ways: 1.234 is one and some in English, and over a thousand in German. */
const ONE_GROUP = /^[1-9]\d{0,2}([.,])\d{3}$/

/**
 * The number in a text, as it is typed or copied in any language: `1.234,5`, `1,234.5 €` and `1 234,5`. Where both readings are possible,
 * the language decides. Null where there is none, or more than one.
 */
export function readDecimal(text: string, locale: string): number | null {
  const typed = text.normalize('NFKC').trim()
  const [number] = NUMBER.exec(typed) ?? []
  // Two numbers, such as those of a range, are none.
  if (number === undefined || /\d/.test(typed.replace(number, ''))) return null
  const digits = number.replaceAll(/[^\d.,]/g, '')
  const sign = /^[^\d.,]*[-−]/.test(typed) ? -1 : 1
  const [, only] = ONE_GROUP.exec(digits) ?? []
  const hasDecimals = only ? signsOf(locale).group !== only : !isGrouped(digits)
  const whole = hasDecimals ? digits.replace(/[.,](?=\d*$)/, ' ') : digits
  return sign * Number(whole.replaceAll(/[.,]/g, '').replace(' ', '.'))
}

/** Several of the same sign part thousands. */
const isGrouped = (digits: string): boolean => /^\d+(?:\.\d+){2,}$|^\d+(?:,\d+){2,}$/.test(digits)
