import { plural } from './plural'
import type { Report } from './Report'

/** The report for people. */
export function printReport({ source, islands, called, findings, errors, warnings }: Report): string {
  const names = islands.map(({ name }) => name).join(', ')
  const head = `${source}: ${plural(islands.length, 'island')}${names && ` (${names})`}${called.length > 0 ? `, ${plural(called.length, 'route')} called` : ''}`
  const lines = findings.map(
    ({ severity, check, line, message, remedy }) =>
      `\n${severity.padEnd(7)}  ${check}${line === undefined ? '' : `  line ${line}`}\n         ${message}${/[.?]$/.test(message) ? '' : '.'}\n         ${remedy}`,
  )
  const sum = findings.length === 0 ? 'Nothing is wrong.' : `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`
  return [head, ...lines, '', sum].join('\n')
}
