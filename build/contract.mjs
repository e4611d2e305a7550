// Writes what other back ends read: dist/openapi.json (every route), dist/page-data.schema.json, the schemas of the reports of doctor
// and verify, and dist/reference.md. Run with tsx, after a build.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as entities from '../src/contract/entities.ts'
import * as envelopes from '../src/contract/envelopes.ts'
import { contractRoutes } from '../src/contract/table.ts'
import { id } from '../src/contract/tolerant.ts'
import { reportSchema, verifyReportSchema } from '../src/doctor/index.ts'
import { MAX_INT } from '../src/model/index.ts'
import { pageSchema } from '../src/page/index.ts'
import { reference } from './reference.mjs'

const dist = new URL('../dist/', import.meta.url)
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

// The same prefixes as in the reference host, so that equal paths of different hosts stay apart in one file.
const PREFIXES = { partner: '', backoffice: '/backoffice', customer: '/my', cms: '/cms', assistant: '/assistant', public: '' }
const MEDIA_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' }

const isSchema = (value) => value?.kind === 'schema'
const shared = Object.fromEntries(Object.entries({ Id: id, ...entities, ...envelopes }).filter(([, value]) => isSchema(value)))

const binary = ({ valibotSchema }) => (valibotSchema.type === 'file' ? { type: 'string', format: 'binary' } : null)

// Checks across fields and trimming have no JSON Schema: they are left out.
const config = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  definitions: shared,
  overrideSchema: binary,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

function schemaOf(schema) {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, config)
  return rest
}

const sharedSchemas = {
  ...toJsonSchema(id, config).$defs,
  Id: {
    anyOf: [
      { type: 'integer', minimum: 1, maximum: MAX_INT },
      { type: 'string', pattern: '^\\d+$' },
    ],
  },
}

const names = (path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

function pathParameters(route, path) {
  return names(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: [...(route.digits ?? []), ...(route.ids ?? [])].includes(name) ? '^\\d+$' : '^[^/]+$' },
  }))
}

const queryParameters = ({ query }) => {
  const { properties = {}, required = [] } = query ? schemaOf(query) : {}
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}

const headerParameters = ({ headers = [] }) => headers.map((name) => ({ name, in: 'header', required: false, schema: { type: 'string' } }))

function success({ answer }) {
  if (answer === 'empty') return { description: 'Done' }
  if (answer === 'page') return { description: 'A page, or a redirect to one', content: { 'text/html': {} } }
  if (answer === 'events') return { description: 'Server-sent events', content: { 'text/event-stream': {} } }
  if (answer === 'file') return { description: 'A file', content: { '*/*': {} } }
  return { description: 'OK', content: { 'application/json': { schema: schemaOf(answer) } } }
}

const REFUSED = { description: 'Refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } }
const refusals = Object.fromEntries(envelopes.REFUSAL_STATUSES.map((status) => [status, { $ref: '#/components/responses/Refused' }]))

function requestBody({ body, bodyType = 'json' }) {
  return body && { content: { [MEDIA_TYPES[bodyType]]: { schema: schemaOf(body) } } }
}

function operation(route, path, method, operationId) {
  const parameters = [...pathParameters(route, path), ...queryParameters(route), ...headerParameters(route)]
  const body = method === 'get' ? undefined : requestBody(route)
  return { operationId, tags: [route.host], parameters, requestBody: body, responses: { ...refusals, '2XX': success(route) } }
}

/** A last segment with a default may be left out: such a route has two paths. */
function pathsOf({ path, defaults = {} }) {
  const last = /\/\{(\w+)\}$/.exec(path)
  return last && last[1] in defaults ? [path, path.slice(0, last.index) || '/'] : [path]
}

const methodsOf = ({ method, body }) => (method === 'ANY' ? (body ? ['get', 'post'] : ['get']) : [method.toLowerCase()])

function describePaths(routes) {
  const paths = {}
  for (const route of routes) {
    for (const [p, path] of pathsOf(route).entries()) {
      for (const [m, method] of methodsOf(route).entries()) {
        const operationId = `${route.name}${p ? '_short' : ''}${m ? '_post' : ''}`
        const item = (paths[PREFIXES[route.host] + path] ??= {})
        item[method] = operation(route, path, method, operationId)
      }
    }
  }
  return paths
}

function write(name, value) {
  writeFileSync(new URL(name, dist), `${JSON.stringify(value, null, 2)}\n`)
}

mkdirSync(dist, { recursive: true })
const openapi = {
  openapi: '3.1.0',
  info: {
    title: 'partner-islands',
    version,
    description: 'What a server offers to the islands. Prefixes such as /backoffice stand for hosts.',
  },
  paths: describePaths(contractRoutes),
  components: { schemas: sharedSchemas, responses: { Refused: REFUSED } },
}
const pageData = {
  ...toJsonSchema(pageSchema, { target: 'draft-2020-12', errorMode: 'ignore' }),
  title: 'Page data of partner-islands',
}
write('openapi.json', openapi)
write('page-data.schema.json', pageData)
write('doctor-report.schema.json', {
  ...toJsonSchema(reportSchema, { target: 'draft-2020-12' }),
  title: 'Report of partner-islands doctor',
})
write('verify-report.schema.json', {
  ...toJsonSchema(verifyReportSchema, { target: 'draft-2020-12' }),
  title: 'Report of partner-islands verify',
})
const manifest = JSON.parse(readFileSync(new URL('manifest.json', dist), 'utf8'))
writeFileSync(new URL('reference.md', dist), `${reference({ manifest, pageData, openapi })}\n`)
