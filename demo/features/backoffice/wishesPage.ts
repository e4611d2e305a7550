import type { HostContext, Viewer } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { answersNow, readWishes } from '../portal/wishes'
import { WISH_PAGE_NAMES, WISH_PAGES, type WishPage } from '../portal/wishPages'
import { staffPage } from '../../pages/staffPage'
import type { Translate } from '../../kernel/text/translate'
import { findWebsiteRow } from '../websites/details/findWebsite'

/** What the customer wishes, to be read: everything, or one page of it. */
export async function wishesPage(c: HostContext, viewer: Viewer, websiteId: number, only: string | null, t: Translate): Promise<Response> {
  const services = c.get('services')
  const pages = only === null ? WISH_PAGE_NAMES : WISH_PAGE_NAMES.filter((page) => page === only)
  if (pages.length === 0) throw new HttpError(404, 'refusal.notFound')
  const { title, contact } = await findWebsiteRow(services, viewer, websiteId)
  const wishes = await readWishes(services.db, websiteId)
  return staffPage(c, viewer, 'briefing.njk', {
    title: `${t('portal.page.wishes')}: ${title}`,
    website_id: websiteId,
    sections: pages.map((page) => ({ name: page, fields: fieldsOf(page, answersNow(page, wishes[page], contact)) })),
  })
}

const fieldsOf = (page: WishPage, answers: Record<string, string>) =>
  WISH_PAGES[page].map(({ name, kind }) => ({ name, kind, answer: answers[name] ?? '' }))
