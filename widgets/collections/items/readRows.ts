import Papa from 'papaparse'
import type { CollectionField } from '../../../src/contract'
import { fitsField } from '../../../src/model'

export interface ReadRows {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  /** Columns that no field has the name of. */
  readonly unknown: readonly string[]
  /** Values that their fields cannot hold, those that are missing, and where cells go on that should have ended, by the line of the table, which begins with 2. */
  readonly wrong: readonly { readonly line: number; readonly field: string }[]
}

const YES = ['true', '1', 'x', 'yes', 'ja', 'oui', 'sí', 'sì', 'tak', 'да', 'sim', 'igen', 'evet', 'はい']
const NO = ['false', '0', 'no', 'nein', 'non', 'nee', 'nej', 'nie', 'нет', 'não', 'nem', 'hayır', 'いいえ']

/** Items from a table of comma- or semicolon-separated values, whose first line names fields. */
export function readRows(text: string, fields: readonly CollectionField[]): ReadRows {
  const { data, errors } = Papa.parse(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const [head = [], ...all] = data
  const columns = head.map((title) => fieldOf(title, fields))
  // Of columns that are no fields there would be as many items with nothing in them.
  const lines = columns.some(Boolean) ? all : []
  const wrong: { line: number; field: string }[] = []
  const isCut = errors.some(({ code }) => code === 'MissingQuotes')
  const rows = lines.map((cells, index) => {
    const values = Object.fromEntries(columns.flatMap((field, at) => (field ? [[field.name, valueOf(cells[at] ?? '', field.type)]] : [])))
    for (const { name, type, required } of fields) {
      const value = values[name] ?? null
      if (value === null ? required : !fitsField(type, value)) wrong.push({ line: index + 2, field: name })
    }
    const goesOn = cells.slice(head.length).some((cell) => cell.trim() !== '') || (isCut && index === lines.length - 1)
    const last = head[Math.min(cells.length, head.length) - 1]
    if (goesOn && last !== undefined && !wrong.some(({ line, field }) => line === index + 2 && field === last))
      wrong.push({ line: index + 2, field: last })
    return values
  })
  return { rows, unknown: head.filter((title, at) => title.trim() !== '' && !columns[at]), wrong }
}

const fieldOf = (title: string, fields: readonly CollectionField[]) =>
  fields.find(({ name }) => name === title.trim()) ?? fields.find(({ name }) => name.toLowerCase() === title.trim().toLowerCase())

/** What a cell means to a field; what it cannot mean stays as it is written, to be found wrong. */
function valueOf(cell: string, type: string): unknown {
  const text = cell.trim()
  if (text === '') return null
  if (type === 'boolean') return YES.includes(text.toLowerCase()) ? true : NO.includes(text.toLowerCase()) ? false : text
  if (type !== 'number') return withoutGuard(cell)
  const number = Number(text.replace(/^'/, '').replace(',', '.'))
  return Number.isNaN(number) ? text : number
}

/** Our own tables guard what spreadsheets would run as a formula. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@])/, '')
