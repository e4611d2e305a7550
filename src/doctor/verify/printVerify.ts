import { plural } from '../plural'
import type { VerifyReport } from './VerifyReport'

/** The report for people. */
export function printVerify({ source, routes, findings, errors, warnings, calls }: VerifyReport): string {
  const count = (state: VerifyReport['routes'][number]['state']) => routes.filter((route) => route.state === state).length
  const head = `${source}: ${count('served')} of ${plural(routes.length, 'route')} served, ${count('wrong')} wrong, ${count('missing')} missing, ${count('refused')} refused to this login, ${count('untried')} not tried; ${plural(calls, 'call')}`
  const missing = routes.filter(({ state }) => state === 'missing').map(({ name }) => name)
  const lines = findings.map(
    ({ severity, check, route, message, remedy, curl }) =>
      `\n${severity.padEnd(7)}  ${route}  ${check}\n         ${message}.\n         ${remedy}\n         ${curl}`,
  )
  const sum = findings.length === 0 ? 'Nothing is wrong.' : `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`
  return [head, ...(missing.length > 0 ? [`missing: ${missing.join(', ')}`] : []), ...lines, '', sum].join('\n')
}
