import { view_language, view_privacy } from '../../../src/contract'
import { LOCALE_NAMES, LOCALES } from '../../../src/model'
import { render } from '../render'
import { serve } from '../serve'

const locales = LOCALES.map((code) => ({ code, name: LOCALE_NAMES[code], href: `/profile/language/${code}` }))

export const publicRoutes = [
  serve(view_privacy, async ({ c, t }) => render(c, 'public.njk', { title: t('page.privacy'), kind: 'privacy', locales })),
  serve(view_language, async ({ c, t }) => render(c, 'public.njk', { title: t('page.language'), kind: 'language', locales })),
]
