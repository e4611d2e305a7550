import { intlTag, MESSAGE_FILTERS } from '../../../src/model'
import type { HostContext, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { listInAddress } from '../../kernel/request/listInAddress'
import { staffPage } from '../../pages/staffPage'
import type { Translate } from '../../kernel/text/translate'
import { findWebsiteRow } from '../websites/details/findWebsite'
import { findMessage } from '../messages/findMessage'
import { listMessages } from '../messages/listMessages'
import { messageText } from '../../kernel/websiteLog/lineColumns'

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
    messages: items.map((message) => rowOf(message, c, viewer, t)),
    older: pagination.page < pagination.pages ? pagination.page + 1 : null,
  })
}

/** One message of the log; a message of another website is not there. */
export async function messagePage(c: HostContext, viewer: Viewer, websiteId: number, id: number, t: Translate): Promise<Response> {
  const services = c.get('services')
  const { title } = await findWebsiteRow(services, viewer, websiteId)
  const message = await findMessage(services, viewer, id, t)
  if (message.website?.id !== websiteId) throw new HttpError(404, 'refusal.notFound')
  return staffPage(c, viewer, 'log.njk', {
    title: `${t('backoffice.log')}: ${title}`,
    website_id: websiteId,
    kind: 'message',
    filter: '',
    search: '',
    messages: [rowOf(message, c, viewer, t)],
    older: null,
  })
}

type Row = Awaited<ReturnType<typeof listMessages>>['items'][number]

function rowOf({ id, subject, line, message, date, from, done }: Row, c: HostContext, { time_zone }: Viewer, t: Translate) {
  const format = new Intl.DateTimeFormat(intlTag(c.get('locale')), { dateStyle: 'medium', timeStyle: 'short', timeZone: time_zone })
  return {
    id,
    subject: subject || '–',
    message: messageText({ line: line ?? null, message: message ?? '' }, t),
    date: format.format(new Date(date ?? 0)),
    from: nameOf(from),
    done: done ?? false,
  }
}

function nameOf(person: Row['from']): string {
  if (!person) return ''
  const { forename, surname, name, email }: { readonly [Part in 'forename' | 'surname' | 'name' | 'email']?: string | null | undefined } =
    person
  return [forename, surname].filter(Boolean).join(' ') || name || email || ''
}
