import type { MiddlewareHandler } from 'hono'
import { hostOf } from '../../kernel/request/hostOf'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../src/model'
import type { HostContext, HostEnv } from '../../kernel/context'
import { brandOfHost } from '../../db/queries/partners/brandOfHost'
import { askedLocale } from '../askedLocale'
import { currentSession } from '../sessions/sessions'

/** Who asks, and in which language to answer. */
export const viewer: MiddlewareHandler<HostEnv> = async (c, next) => {
  const { clock, db } = c.get('services')
  const session = await currentSession(c)
  // A session comes with it.
  if (!session) await clock.refresh()
  c.set('viewer', session)
  c.set('hostBrand', session ? null : await brandOfHost(db, hostOf(c)))
  c.set('locale', session && isLocale(session.language) ? session.language : (askedLocale(c) ?? preferredLocale(c)))
  await next()
}

/** The first language of Accept-Language that we speak. Browsers list them by preference, so weights need no reading. */
function preferredLocale(c: HostContext): Locale {
  const tags = (c.req.header('accept-language') ?? '').toLowerCase().slice(0, 200).split(',')
  const languages = tags.map((tag) => tag.trim().split(/[-;]/, 1)[0] ?? '')
  return languages.find(isLocale) ?? DEFAULT_LOCALE
}
