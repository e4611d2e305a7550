// The same routes in the dialects of FOSJsRouting and Ziggy: shapes of spec 2.7, repeated over areas.
const SHAPES = [
  '/{area}',
  '/{area}/new',
  '/{area}/{website}',
  '/{area}/{website}/domains',
  '/{area}/{website}/todo/{todo}/edit',
  '/{area}/{website}/log/{log}/move/{target}',
  '/{area}/{website}/note',
  '/{area}/{website}/portal/{page}',
  '/{area}/{website}/status/{name}',
  '/{area}/users/{staff}/role/{role}',
]
const DIGITS = new Set(['website', 'todo', 'log', 'target', 'staff'])

function templates(count) {
  return Array.from({ length: count }, (_, index) => {
    const area = `area${Math.floor(index / SHAPES.length)}`
    return { name: `partner_${area}_${index}`, path: SHAPES[index % SHAPES.length].replace('{area}', area) }
  })
}

export function fosDump(count) {
  const routes = templates(count).map(({ name, path }) => [
    name,
    { tokens: tokens(path), defaults: [], requirements: [], hosttokens: [], methods: ['GET'], schemes: [] },
  ])
  return { base_url: '', routes: Object.fromEntries(routes), prefix: '', host: 'partner.example', port: '', scheme: 'https', locale: 'en' }
}

function tokens(path) {
  const parts = path.split(/\/\{(\w+)\}/)
  return parts
    .map((part, index) => (index % 2 === 1 ? ['variable', '/', DIGITS.has(part) ? '\\d+' : '[^/]++', part, true] : ['text', part]))
    .filter(([type, text]) => type === 'variable' || text !== '')
    .toReversed()
}

export function ziggyJson(count) {
  const routes = templates(count).map(({ name, path }) => {
    const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, parameter]) => parameter)
    const wheres = Object.fromEntries(names.filter((parameter) => DIGITS.has(parameter)).map((parameter) => [parameter, '[0-9]+']))
    return [name, { uri: path.slice(1), methods: ['GET', 'HEAD'], parameters: names, wheres }]
  })
  return { url: 'https://partner.example', port: null, defaults: {}, routes: Object.fromEntries(routes) }
}

/** One call for each route: ids, a name with a space, and a query string for every fifth. */
export function calls(count) {
  return templates(count).map(({ name, path }, index) => {
    const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, parameter]) => parameter)
    const params = Object.fromEntries(names.map((parameter) => [parameter, DIGITS.has(parameter) ? 1_000 + index : valueOf(parameter)]))
    return { name, params: index % 5 === 3 ? { ...params, page: 2, sort: '-due_date' } : params }
  })
}

const valueOf = (parameter) => (parameter === 'name' ? 'in progress' : 'my_dashboard')
