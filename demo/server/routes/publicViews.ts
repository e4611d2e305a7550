import { view_language, view_privacy } from '../../../src/contract/server'
import { LOCALE_NAMES, LOCALES } from '../../../src/model'
import type { HostContext } from '../context'
import { render } from '../render'
import { serve } from '../serve'

/** Whoever works here keeps the language in the profile; a page of anybody else has it in its address. */
const localesFor = (c: HostContext) =>
  LOCALES.map((code) => ({
    code,
    name: LOCALE_NAMES[code],
    href: c.get('viewer') ? `/profile/language/${code}` : `/view/language?locale=${code}`,
  }))

const isWebAddress = (url: string | undefined): url is string => url !== undefined && /^https?:\/\//i.test(url)

/** The agency's own pages about its customers' data and its terms. */
function legalPages(c: HostContext) {
  const brand = c.get('customer') ?? c.get('viewer') ?? c.get('hostBrand')
  const { privacyPolicyUrl, termsOfServiceUrl } = brand?.settings ?? {}
  const pages = [
    { key: 'privacy.policy', url: privacyPolicyUrl },
    { key: 'privacy.terms', url: termsOfServiceUrl },
  ]
  return { team: brand?.partner_name ?? '', pages: pages.filter(({ url }) => isWebAddress(url)) }
}

export const publicRoutes = [
  serve(view_privacy, async ({ c, t }) =>
    render(c, 'public.njk', { title: t('page.privacy'), kind: 'privacy', locales: [], legal: legalPages(c) }),
  ),
  serve(view_language, async ({ c, t }) =>
    render(c, 'public.njk', { title: t('page.language'), kind: 'language', locales: localesFor(c), legal: legalPages(c) }),
  ),
]
