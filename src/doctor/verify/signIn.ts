import { attribute, type PageElement } from '../PageElement'
import { parseHtml } from '../parseHtml'
import { cookiesOf, type Fetch, readPageAt, whyUnreachable } from '../reach'
import type { HeaderLine } from './Call'

/** How somebody is signed in: by what every call carries, or by a form that is filled in first. */
export interface Login {
  readonly cookie?: string | undefined
  /** `Name: value` */
  readonly headers?: readonly string[] | undefined
  /** Of the form. */
  readonly fields?: Readonly<Record<string, string>> | undefined
}

interface SignInOptions {
  readonly fetch: Fetch
  readonly seconds: number
  /** Address of the page with the form. */
  readonly form: string | undefined
  /** Before the names of what stands for secrets: `SECOND_COOKIE`. */
  readonly prefix?: string
}

/** What every call of this person carries. */
export async function signIn({ cookie, headers = [], fields }: Login, options: SignInOptions): Promise<HeaderLine[]> {
  const { form, prefix = '' } = options
  const cookies = form && fields ? await fillIn(form, fields, options) : cookie
  return [
    ...(cookies ? [{ name: 'Cookie', value: cookies, placeholder: `$${prefix}COOKIE` }] : []),
    ...headers.map((line) => {
      const name = line.replace(/:.*/s, '').trim()
      const placeholder = `$${prefix}${name.toUpperCase().replace(/[^A-Z\d]+/g, '_')}`
      return { name, value: line.slice(line.indexOf(':') + 1).trim(), placeholder }
    }),
  ]
}

async function fillIn(address: string, fields: Readonly<Record<string, string>>, { fetch, seconds }: SignInOptions): Promise<string> {
  const page = await readPageAt(address, {}, { fetch, seconds })
  const form = parseHtml(page.html).elements.find((element) => element.name === 'form' && isFor(element, fields))
  if (!form) throw new Error(`${address} has no form with the fields ${Object.keys(fields).join(', ')}.`)
  const values = inputsOf(form).map((input) => [attribute(input, 'name'), attribute(input, 'value')])
  const url = new URL(attribute(form, 'action') || page.url, page.url)
  const before = page.cookies
  const init = {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', origin: url.origin, ...(before && { cookie: before }) },
    body: new URLSearchParams({ ...Object.fromEntries(values), ...fields }),
    signal: AbortSignal.timeout(seconds * 1000),
  } as const
  const answer = await fetch(url, init).catch((error: unknown) => {
    throw new Error(whyUnreachable(url, error))
  })
  await answer.body?.cancel()
  const after = cookiesOf(answer.headers)
  if (answer.status >= 400 || !after)
    throw new Error(`${address} let nobody in: it answers ${answer.status}${after ? '' : ' and sets no cookie'}.`)
  return joined(before, after)
}

/** Of two cookies of one name the later one counts. */
function joined(...cookies: readonly string[]): string {
  const pairs = cookies.flatMap((text) => text.split('; ')).filter(Boolean)
  return [...new Map(pairs.map((pair) => [pair.replace(/=.*/s, ''), pair])).values()].join('; ')
}

const isFor = (form: PageElement, fields: Readonly<Record<string, string>>): boolean => {
  const names = inputsOf(form).map((input) => attribute(input, 'name'))
  return Object.keys(fields).every((name) => names.includes(name))
}

/** With what the server has written into them, such as a token. */
const inputsOf = (element: PageElement): PageElement[] =>
  element.children.flatMap((child) => [...(child.name === 'input' && attribute(child, 'name') ? [child] : []), ...inputsOf(child)])
