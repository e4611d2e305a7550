import { fullName, intlTag, keysOf, type MergeField, recordOf, toLocale } from '../../../src/model'
import { internationalPhone } from '../../../src/model/phone/phoneNumbers'
import type { Services, Viewer } from '../../kernel/context'
import { firstWishPage } from '../portal/wishPages'
import { statusWords } from '../../kernel/text/statusWords'
import type { LockedWebsite } from '../../db/queries/websites/lockWebsite'

type FieldServices = Pick<Services, 'root' | 'publicUrl'>

/** Values of all merge fields for one website and whoever writes; empty where nothing is known. `entrance` lets the customer in. */
export function fieldsOf(
  { root, publicUrl }: FieldServices,
  viewer: Viewer,
  website: LockedWebsite,
  entrance?: string,
): Record<MergeField, string> {
  const t = statusWords(root, toLocale(website.language), viewer.settings)
  const text = (name: string) => (typeof website.customer[name] === 'string' ? website.customer[name].trim() : '')
  const [forename, surname, firm] = [text('forename'), text('surname'), text('firm')]
  return {
    'customer.forename': forename,
    'customer.surname': surname,
    'customer.name': fullName({ forename, surname, name: firm }),
    'customer.title': text('title'),
    'customer.firm': firm,
    'customer.email': text('contactEmail') || text('email'),
    'customer.phone': internationalPhone(text('phone') || text('mobile'), text('country')),
    'customer.city': text('city'),
    'website.title': website.title,
    'website.domain': website.domain ?? '',
    'website.status': t(`status.${website.status}`),
    'website.due_date': website.due_date ? dateIn(website.language, website.due_date) : '',
    ...portalLinks(publicUrl, entrance),
    'partner.name': viewer.settings.companyName || viewer.partner_name,
    'partner.email': viewer.settings.email ?? '',
    'me.forename': viewer.forename,
    'me.surname': viewer.surname,
    'me.name': fullName(viewer),
    'me.email': viewer.email,
  }
}

const dateIn = (language: string, day: string): string =>
  new Intl.DateTimeFormat(intlTag(toLocale(language)), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** Pages of the customer area by merge field. */
const PORTAL_PAGES = {
  'portal.url': '/my/',
  'portal.data': '/my/requirements/contact',
  'portal.wishes': `/my/requirements/${firstWishPage}`,
  'portal.files': '/my/files/list',
  'portal.feedback': '/my/feedback/preview',
  'portal.emails': '/my/emails',
} satisfies Partial<Record<MergeField, string>>

function portalLinks(publicUrl: string | null, entrance: string | undefined): Record<keyof typeof PORTAL_PAGES, string> {
  const link = (page: string) => {
    if (!publicUrl) return ''
    return entrance ? `${publicUrl}${entrance}?target=${encodeURIComponent(page)}` : `${publicUrl}${page}`
  }
  return recordOf(keysOf(PORTAL_PAGES), (field) => link(PORTAL_PAGES[field]))
}
