import * as v from 'valibot'
import { Pagination } from '../../../contract'
import type { Call } from '../Call'
import type { Subject } from '../Subject'
import type { VerifyFinding } from '../VerifyFinding'
import { checkRefusal } from './refusal'

const Listed = v.object({ items: v.array(v.unknown()), pagination: Pagination })
type Listed = v.InferOutput<typeof Listed>

/** Lists that come in pages: what they tell of themselves, and that they heed what they are asked for. */
export async function checkPaging(subject: Subject): Promise<VerifyFinding[]> {
  const { reply, report, value, caller, route } = subject
  if (!v.is(Listed, value)) return []
  const list = v.parse(Listed, value)
  const told = sumOf(list).flatMap(([path, problem]) => report('paging', reply.call, problem, path))
  if (!route.query || told.length > 0) return told
  const asked = (query: string): Call => ({ ...reply.call, url: new URL(`?${query}`, reply.call.url) })
  const odd = await caller.ask(asked('page=none&limit=none'))
  const onOdd =
    odd.status >= 500
      ? report('query', odd.call, `the server answers ${odd.status} to a page that is no number`)
      : checkRefusal(odd, report)
  return [...onOdd, ...(list.pagination.total > 1 ? await checkPages(subject, asked) : [])]
}

/** What cannot be true, with its path. */
function sumOf({ items, pagination: { page, pages, count, limit, total } }: Listed): [path: string, problem: string][] {
  const problems: [boolean, string, string][] = [
    [count !== items.length, 'pagination.count', `pagination.count is ${count}, but the answer has ${items.length} rows`],
    [items.length > limit, 'pagination.limit', `the answer has ${items.length} rows, more than its limit of ${limit}`],
    [total < count, 'pagination.total', `pagination.total is ${total}, fewer than the ${count} rows of this page`],
    [
      limit > 0 && pages !== Math.max(1, Math.ceil(total / limit)),
      'pagination.pages',
      `${total} rows of ${limit} each are not ${pages} pages`,
    ],
    [page < 1, 'pagination.page', 'pages count from 1'],
  ]
  return problems.flatMap(([isWrong, path, problem]): [string, string][] => (isWrong ? [[path, problem]] : []))
}

/** Two pages of one row each. */
async function checkPages({ caller, report }: Subject, asked: (query: string) => Call): Promise<VerifyFinding[]> {
  const replies = [await caller.ask(asked('page=1&limit=1')), await caller.ask(asked('page=2&limit=1'))]
  const rows: string[] = []
  for (const [nth, { call, text, status }] of replies.entries()) {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Listed), text)
    if (!parsed.success)
      return report('paging', call, `the server answers ${status} and no list when it is asked for page ${nth + 1} of one row each`)
    const { items, pagination } = parsed.output
    if (items.length !== 1) return report('paging', call, `one row was asked for, and ${items.length} came`, 'items')
    if (pagination.page !== nth + 1)
      return report('paging', call, `page ${nth + 1} was asked for, and ${pagination.page} came`, 'pagination.page')
    rows.push(JSON.stringify(items[0]))
  }
  const [, second] = replies
  return second && rows[0] === rows[1] ? report('paging', second.call, 'pages 1 and 2 of one row each have the same row', 'items.0') : []
}
