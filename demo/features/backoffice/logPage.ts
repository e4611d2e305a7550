import { intlTag, MESSAGE_FILTERS } from '../../../src/model'
import type { HostContext, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { listInAddress } from '../../kernel/request/listInAddress'
import { staffPage } from '../../pages/staffPage'
import type { Translate } from '../../kernel/text/translate'
import { findWebsiteRow } from '../websites/details/findWebsite'
import { findMessage } from '../messages/findMessage'
import { listMessages } from '../messages/listMessages'
import { entryText } from '../../kernel/websiteLog/lineColumns'

/** `list` is the log in full, `compact` one line each, `filter` with the choice of what to see, `update` what is newest, `scroll` further pages. */
type Kind = 'filter' | 'list' | 'compact' | 'update' | 'scroll'

const ROWS: Readonly<Record<Kind, number>> = { filter: 25, list: 25, compact: 50, update: 10, scroll: 25 }
const FILTERS = [...MESSAGE_FILTERS, 'files'] as const

/** The log of a website as a page that needs no scripts. */
export async function logPage(c: HostContext, viewer: Viewer, websiteId: number, kind: Kind, t: Translate): Promise<Response> {
  const services = c.get('services')
  const { title } = await findWebsiteRow(services, viewer, websiteId)
  const filter = FILTERS.find((name) => name === c.req.query('filter'))
  const query = { limit: ROWS[kind], ...(filter ? { filter } : {}) }
  const { items, pagination, search } = await listInAddress(c, (asked) =>
    listMessages(services, viewer, websiteId, { ...query, ...asked }, t),
  )
  return staffPage(c, viewer, 'log.njk', {
    title: `${t('backoffice.log')}: ${title}`,
    website_id: websiteId,
    kind,
    filter: filter ?? '',
    search,
    entries: items.map((entry) => rowOf(entry, c, viewer, t)),
    older: pagination.page < pagination.pages ? pagination.page + 1 : null,
  })
}

/** One entry of the log; an entry of another website is not there. */
export async function entryPage(c: HostContext, viewer: Viewer, websiteId: number, id: number, t: Translate): Promise<Response> {
  const services = c.get('services')
  const { title } = await findWebsiteRow(services, viewer, websiteId)
  const entry = await findMessage(services, viewer, id, t)
  if (entry.website?.id !== websiteId) throw new HttpError(404, 'refusal.notFound')
  return staffPage(c, viewer, 'log.njk', {
    title: `${t('backoffice.log')}: ${title}`,
    website_id: websiteId,
    kind: 'entry',
    filter: '',
    search: '',
    entries: [rowOf(entry, c, viewer, t)],
    older: null,
  })
}

type Entry = Awaited<ReturnType<typeof listMessages>>['items'][number]

function rowOf({ id, subject, line, message, date, from, done }: Entry, c: HostContext, { time_zone }: Viewer, t: Translate) {
  const format = new Intl.DateTimeFormat(intlTag(c.get('locale')), { dateStyle: 'medium', timeStyle: 'short', timeZone: time_zone })
  return {
    id,
    subject: subject || '–',
    message: entryText({ line: line ?? null, message: message ?? '' }, t),
    date: format.format(new Date(date ?? 0)),
    from: nameOf(from),
    done: done ?? false,
  }
}

function nameOf(person: Entry['from']): string {
  if (!person) return ''
  const { forename, surname, name, email }: { readonly [Part in 'forename' | 'surname' | 'name' | 'email']?: string | null | undefined } =
    person
  return [forename, surname].filter(Boolean).join(' ') || name || email || ''
}
