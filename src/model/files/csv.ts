import { hasDecimalComma } from '../validation/decimals'

/** Texts that spreadsheets take for a formula, also behind white space. */
const FORMULA = /^[\s]*[=+\-@]|^[\t\r]/

/**
 * A table as comma-separated values (RFC 4180) with the mark that makes spreadsheets read it as UTF-8, separated as those of a language expect
 * it. Nothing in it is run as a formula.
 */
export function toCsv(rows: readonly (readonly string[])[], locale: string): string {
  // With a decimal comma spreadsheets open a line with commas as one cell.
  const separator = hasDecimalComma(locale) ? ';' : ','
  return `\uFEFF${rows.map((row) => row.map(toCell).join(separator)).join('\r\n')}\r\n`
}

function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
