import { MAIL_TRANSFERS_MAX } from '../../../src/model'

/** One mailbox of a pasted list. */
export interface Account {
  readonly source: string
  readonly sourcePassword: string
  readonly target: string
  readonly targetPassword: string
  readonly problem: 'incomplete' | 'twice' | 'tooMany' | null
}

const LAST = 4

/**
 * Reads a list of mailboxes, one a line, as a table program or an export has them: user name and password at the old provider, user name and
 * password at the new one; three fields are one user name with two passwords. A line without passwords is a heading.
 */
export function readAccounts(text: string): Account[] {
  const known = new Set<string>()
  let taken = 0
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.map(cellsOf).flatMap((cells, nth) => {
    if (nth === 0 && isHeading(cells)) return []
    const account = accountOf(cells)
    const key = account.source.toLowerCase()
    const problem = isIncomplete(account) ? 'incomplete' : known.has(key) ? 'twice' : taken >= MAIL_TRANSFERS_MAX ? 'tooMany' : null
    if (problem === null) taken++
    known.add(key)
    return [{ ...account, problem }]
  })
}

type Named = Omit<Account, 'problem'>

const isIncomplete = (account: Named): boolean => Object.values(account).includes('')

/** Names of columns hold no at sign; user names of providers nearly always do. */
const isHeading = (cells: readonly string[]): boolean =>
  cells.length > 1 && /^(?:user|name|e-?mail|source|from|login|account|mailbox)\b/i.test(cells[0] ?? '') && !cells[0]?.includes('@')

function accountOf(cells: readonly string[]): Named {
  const [source = '', sourcePassword = '', third = '', fourth = ''] = cells
  if (cells.length < LAST) return { source, sourcePassword, target: source, targetPassword: third }
  return { source, sourcePassword, target: third || source, targetPassword: fourth }
}

/** The first of tab, semicolon and comma that a line has separates it; quotes hold fields together, and are doubled within. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((sign) => line.includes(sign)) ?? '\t'
  const cells: string[] = []
  let cell = ''
  // White space and nothing else; looked at anew for every quote, a long field would take the square of its length.
  let isBlank = true
  let isQuoted = false
  const add = (sign: string) => {
    cell += sign
    isBlank &&= sign.trim() === ''
  }
  const begin = () => {
    cell = ''
    isBlank = true
  }
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? ''
    if (isQuoted && sign === '"' && line[at + 1] === '"') {
      add(sign)
      at++
    } else if (sign === '"' && (isQuoted || isBlank)) {
      if (!isQuoted) begin()
      isQuoted = !isQuoted
    } else if (sign === separator && !isQuoted) {
      cells.push(cell.trim())
      begin()
    } else add(sign)
  }
  return [...cells, cell.trim()]
}

/** As it was read, to be given back for another try. */
export const writeAccounts = (accounts: readonly Named[]): string =>
  accounts
    .map(({ source, sourcePassword, target, targetPassword }) => [source, sourcePassword, target, targetPassword].map(quoted).join('\t'))
    .join('\n')

const quoted = (cell: string): string => (/["\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
