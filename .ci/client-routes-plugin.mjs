// What a client never reads of a route: its URL comes from the page, and what it sends is checked by the server.
const SERVER_ONLY = new Set(['host', 'path', 'digits', 'defaults', 'query', 'body'])

/** Takes the server's part out of the contract's routes, and with it the schemas that nothing else in the browser needs. */
export function clientRoutes() {
  return {
    name: 'client-routes',
    transform(code, id) {
      if (!/[\\/]src[\\/]contract[\\/]routes[\\/]\w+\.ts$/.test(id)) return null
      let stripped = code
      for (const property of routesIn(this.parse(code)).filter(({ key }) => SERVER_ONLY.has(key.name)))
        stripped = stripped.slice(0, property.start) + blank(code, property) + stripped.slice(property.end + 1)
      // Blanks keep every place, so the source map stays as it is.
      return { code: stripped, map: null }
    },
  }
}

const routesIn = ({ body }) =>
  body
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .filter(({ init }) => init?.type === 'CallExpression' && init.callee.name === 'route')
    .flatMap(({ init }) => init.arguments[0].properties)

/** The property and the comma behind it, as blanks. Every route ends with its answer, so there is a comma. */
function blank(code, { start, end }) {
  if (code[end] !== ',') throw new Error(`A comma is expected behind ${code.slice(start, end)}`)
  return code.slice(start, end + 1).replace(/[^\n]/g, ' ')
}
