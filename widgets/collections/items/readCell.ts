import { readDecimal, readNumericDay } from '../../../src/model'

export interface CellForm {
  /** What parts the cells of the table. */
  readonly delimiter: string
  /** Of a day such as 05/06/2026; where neither is sure, it stays as it is written. */
  readonly isDayFirst: true | undefined
}

// As people say it, and as spreadsheets write it in each language.
const YES = [
  ...['1', 'x', 'yes', 'ja', 'oui', 'sí', 'sì', 'tak', 'да', 'sim', 'igen', 'evet', 'はい'],
  ...['true', 'wahr', 'verdadero', 'vrai', 'igaz', 'vero', 'waar', 'prawda', 'verdadeiro', 'истина', 'sant', 'doğru'],
]
const NO = [
  ...['0', 'no', 'nein', 'non', 'nee', 'nej', 'nie', 'нет', 'não', 'nem', 'hayır', 'いいえ'],
  ...['false', 'falsch', 'falso', 'faux', 'hamis', 'onwaar', 'fałsz', 'ложь', 'falskt', 'yanlış'],
]

/** In files with commas or semicolons between cells: 1,234 would become a little more than one there, and 1.234 here. */
const THOUSANDS = { comma: /^'?-?\d{1,3}(,\d{3})+$/, point: /^'?-?[1-9]\d{0,2}(\.\d{3})+$/ }
const WITH_BOTH_SIGNS = /^'?-?\d{1,3}(?:(?:,\d{3})+\.|(?:\.\d{3})+,)\d+$/

/** What a cell means to a field; what it cannot mean stays as it is written, to be found wrong. */
export function readCell(cell: string, type: string, { delimiter, isDayFirst }: CellForm): unknown {
  const text = cell.trim()
  if (text === '') return null
  if (type === 'boolean') return readYesOrNo(text) ?? text
  if (type === 'date') return readNumericDay(text, isDayFirst) ?? text
  if (type !== 'number') return withoutGuard(cell)
  if (THOUSANDS[delimiter === ',' ? 'comma' : 'point'].test(text)) return text
  if (WITH_BOTH_SIGNS.test(text)) return readDecimal(text.replace(/^'/, ''), 'en')
  const number = Number(text.replace(/^'/, '').replace(',', '.'))
  return Number.isNaN(number) ? text : number
}

function readYesOrNo(text: string): boolean | null {
  // Turkish has an I without a dot.
  const words = [text.toLowerCase(), text.toLocaleLowerCase('tr')]
  if (words.some((word) => YES.includes(word))) return true
  return words.some((word) => NO.includes(word)) ? false : null
}

/** Our own tables guard what spreadsheets would run as a formula. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@])/, '')
