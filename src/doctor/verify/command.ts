import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { pairsOf } from '../pairsOf'
import { type Fetch, PATIENCE_SECONDS } from '../reach'
import { printVerify } from './printVerify'
import { verify } from './verify'

const CALLS_PER_MINUTE = 1_000

const HELP = `partner-islands verify <url> [options]

Calls a running back end as the islands would, and as they never would, and holds every answer against the contract.
The url is that of a page with islands: its page data name the routes. Only what reads is called.

  --cookie TEXT             cookie of a signed-in person
  --header "NAME: VALUE"    header of a signed-in person, such as Authorization; may be repeated
  --sign-in URL             page with a form to sign in by
  --field NAME=VALUE        a field of that form; may be repeated
  --second-cookie TEXT, --second-header "NAME: VALUE", --second-field NAME=VALUE
                            the login of somebody with fewer rights or of another partner, who must not get what the first one gets
  --routes FILE             JSON with the named routes, or page data, in place of those of the page
  --param NAME=VALUE        a value for a placeholder, such as website=17; may be repeated
  --only NAME               a route to look at, with * for any letters; may be repeated
  --write                   also make, change and take away again a tag and a view of one's own; nothing else is ever changed
  --calls-per-minute NUMBER at most; default: ${CALLS_PER_MINUTE}
  --timeout SECONDS         for one answer; default: ${PATIENCE_SECONDS}
  --json                    print the report as JSON (schema: dist/verify-report.schema.json)
  --strict                  warnings count as errors

Exit code: 0 nothing is wrong, 1 something is, 2 nothing could be judged.
`

const many = { type: 'string', multiple: true } as const

const OPTIONS = {
  cookie: { type: 'string' },
  header: many,
  'sign-in': { type: 'string' },
  field: many,
  'second-cookie': { type: 'string' },
  'second-header': many,
  'second-field': many,
  routes: { type: 'string' },
  param: many,
  only: many,
  write: { type: 'boolean' },
  'calls-per-minute': { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
  strict: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** `partner-islands verify`; answers with the exit code. */
export async function runVerify(args: readonly string[], print: (text: string) => void, open: Fetch = fetch): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  const [url, ...rest] = positionals
  if (values.help || !url || rest.length > 0 || !/^https?:\/\//i.test(url)) {
    print(HELP)
    return values.help ? 0 : 2
  }
  const hasSecond = [values['second-cookie'], values['second-header'], values['second-field']].some((value) => value !== undefined)
  const report = await verify({
    url,
    fetch: open,
    first: { cookie: values.cookie, headers: values.header, fields: values.field && pairsOf(values.field) },
    second: hasSecond
      ? {
          cookie: values['second-cookie'],
          headers: values['second-header'],
          fields: values['second-field'] && pairsOf(values['second-field']),
        }
      : undefined,
    form: values['sign-in'],
    ...(values.routes && { routes: await routesIn(values.routes) }),
    params: pairsOf(values.param),
    only: values.only ?? [],
    write: values.write ?? false,
    perMinute: numberOf('calls-per-minute', values['calls-per-minute'], CALLS_PER_MINUTE),
    seconds: numberOf('timeout', values.timeout, PATIENCE_SECONDS),
  })
  print(values.json ? `${JSON.stringify(report, null, 2)}\n` : `${printVerify(report)}\n`)
  return report.errors > 0 || (values.strict && report.warnings > 0) ? 1 : 0
}

function numberOf(name: string, text: string | undefined, usual: number): number {
  const value = text === undefined ? usual : Number(text)
  if (!(value > 0)) throw new Error(`--${name} wants a number above 0, not "${text}"`)
  return value
}

/** Page data hold the routes under a name; a dump of routes is taken as it is. */
async function routesIn(file: string): Promise<unknown> {
  const data: unknown = JSON.parse(await readFile(file, 'utf8'))
  return typeof data === 'object' && data !== null && 'contract' in data && 'routes' in data ? data.routes : data
}
