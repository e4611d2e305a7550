import Papa from 'papaparse'
import type { CollectionField } from '../../../src/contract'
import { fitsField } from '../../../src/model'
import { readCell } from './readCell'

export interface ReadRows {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  /** Columns that no field has the name of. */
  readonly unknown: readonly string[]
  /** Values that their fields cannot hold, those that are missing, second columns for one field, and where cells go on that should have ended, by the line of the file, which begins with 1. */
  readonly wrong: readonly { readonly line: number; readonly field: string }[]
}

/** A line by which spreadsheets are told what parts cells. */
const SEPARATOR_LINE = /^\uFEFF?sep=(.)(?:\r\n|\r|\n)/i
const LINE_BREAK = /\r\n|\r|\n/

/** Items from a table of comma- or semicolon-separated values, whose first line names fields. */
export function readRows(text: string, fields: readonly CollectionField[], isDayFirst?: true): ReadRows {
  const { lines: all, isCut, delimiter } = readLines(text)
  const form = { delimiter, isDayFirst }
  const { cells: head, line: first } = all.shift() ?? { cells: [], line: 1 }
  const columns = head.map((title) => fieldOf(title, fields))
  // Of columns that are no fields there would be as many items with nothing in them.
  const lines = columns.some(Boolean) ? all : []
  const wrong: { line: number; field: string }[] = columns.flatMap((field, at) =>
    field && columns.indexOf(field) < at ? [{ line: first, field: field.name }] : [],
  )
  const rows = lines.map(({ cells, line }, index) => {
    const values = Object.fromEntries(
      columns.flatMap((field, at) => (field ? [[field.name, readCell(cells[at] ?? '', field.type, form)]] : [])),
    )
    for (const { name, type, required } of fields) {
      const value = values[name] ?? null
      if (value === null ? required : !fitsField(type, value)) wrong.push({ line, field: name })
    }
    const goesOn = cells.slice(head.length).some((cell) => cell.trim() !== '') || (isCut && index === lines.length - 1)
    const last = head[Math.min(cells.length, head.length) - 1]
    if (goesOn && last !== undefined && !wrong.some((one) => one.line === line && one.field === last)) wrong.push({ line, field: last })
    return values
  })
  return { rows, unknown: head.filter((title, at) => title.trim() !== '' && !columns[at]), wrong }
}

/** Lines that have something in them, each with where it begins in the file, and whether a quote of the last one does not end. */
function readLines(file: string) {
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(file) ?? []
  const text = file.slice(separatorLine.length).replace(/^\uFEFF/, '')
  // Empty lines would speak for any separator.
  const delimiter = separator ?? Papa.parse(text, { skipEmptyLines: 'greedy', preview: 1 }).meta.delimiter
  const { data, errors } = Papa.parse(text, { delimiter })
  let next = separator ? 2 : 1
  const all = data.map((cells) => {
    const line = next
    next += cells.join(delimiter).split(LINE_BREAK).length
    return { cells, line }
  })
  const lines = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return { lines, delimiter, isCut: errors.some(({ code }) => code === 'MissingQuotes') }
}

const fieldOf = (title: string, fields: readonly CollectionField[]) =>
  fields.find(({ name }) => name === title.trim()) ?? fields.find(({ name }) => name.toLowerCase() === title.trim().toLowerCase())
