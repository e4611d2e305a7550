import { readFileSync } from 'node:fs'
import { ERROR_CODES } from '../src/islands/failure/errorCodes.ts'
import { CHECKS, VERIFY_CHECKS } from '../src/doctor/index.ts'
import { LOAD_STRATEGIES } from '../src/model/index.ts'

/** What can be looked up, as one Markdown file made from the code: islands, page data, routes, tokens, error codes, checks of doctor and verify. */
export function reference({ manifest, pageData, openapi }) {
  return [
    `# Reference of partner-islands`,
    section('Islands', table(['name', 'routes it cannot do without', 'files', 'loads later'], islandRows(manifest))),
    section('Load strategies', LOAD_STRATEGIES.map((name) => `\`${name}\``).join(', ')),
    section('Page data', table(['field', 'type', 'default'], fieldRows(pageData, ''))),
    section('Routes', table(['name', 'method', 'path'], routeRows(openapi))),
    section('Custom properties', table(['property', 'value'], tokenRows())),
    section('Error codes', ERROR_CODES.map((code) => `\`${code}\``).join(', ')),
    section('Checks of the doctor', table(['check', 'severity', 'remedy'], checkRows(CHECKS))),
    section('Checks of verify', table(['check', 'severity', 'remedy'], checkRows(VERIFY_CHECKS))),
  ].join('\n\n')
}

const section = (title, content) => `## ${title}\n\n${content}`

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')

function islandRows({ islands }) {
  return Object.entries(islands)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { needs, preload, lazy }]) => [
      `\`${name}\``,
      needs.map((route) => `\`${route}\``).join(', '),
      preload.length,
      lazy.length,
    ])
}

function fieldRows({ properties = {}, required = [] }, prefix) {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const inner = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
    const path = `${prefix}${name}`
    const fallback = required.includes(name) ? '(required)' : JSON.stringify(schema.default ?? inner.default ?? null)
    const row = [`\`${path}\``, typeOf(inner), fallback]
    if (inner.type === 'array' && inner.items?.properties) return [row, ...fieldRows(inner.items, `${path}[].`)]
    return inner.properties ? [row, ...fieldRows(inner, `${path}.`)] : [row]
  })
}

const typeOf = ({ type, enum: values, items }) =>
  values ? values.map((value) => JSON.stringify(value)).join(' or ') : type === 'array' ? `list of ${typeOf(items ?? {})}` : (type ?? 'any')

function routeRows({ paths }) {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => [`\`${operationId}\``, method.toUpperCase(), `\`${path}\``]),
  )
  return operations.toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function tokenRows() {
  const [css = ''] = readFileSync('src/ui/tokens.css', 'utf8').split('@media')
  return [...css.matchAll(/(--partner-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [`\`${name}\``, `\`${value.replace(/\s+/g, ' ')}\``])
}

const checkRows = (checks) => Object.entries(checks).map(([id, { severity, remedy }]) => [`\`${id}\``, severity, remedy])
