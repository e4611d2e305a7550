import { Hono } from 'hono'
import { HOUR_MS } from '../../../src/model'
import { addressOf } from '../../kernel/request/addressOf'
import type { HostContext, HostEnv } from '../../kernel/context'
import { HttpError } from '../../kernel/HttpError'
import { limitRate } from '../../kernel/limitRate'
import { render } from '../../pages/render'
import { showBrandOf } from '../../kernel/showBrandOf'
import { translator } from '../../kernel/text/translate'
import { findSecretLink, revealSecret } from './secretLinks'

const MAX_PER_HOUR = 60

/** `/secret/{token}`: shows a secret once. By a button, as previews of chats and programs that scan mails follow links too. */
export const secretPage = new Hono<HostEnv>()

secretPage.get('/:token', async (c) => show(c, await linkOf(c), null))

secretPage.post('/:token', async (c) => {
  const link = await linkOf(c)
  const secret = await revealSecret(c.get('services'), link.partnerId, c.req.param('token'))
  return show(c, { ...link, state: secret === null ? 'gone' : 'open' }, secret)
})

async function linkOf(c: HostContext) {
  await limitRate(c, `secret:${addressOf(c)}`, MAX_PER_HOUR, HOUR_MS)
  const link = await findSecretLink(c.get('services'), c.req.param('token') ?? '')
  if (!link) throw new HttpError(404, 'refusal.notFound')
  return link
}

async function show(c: HostContext, { partnerId, state }: { partnerId: number; state: 'open' | 'gone' }, secret: string | null) {
  await showBrandOf(c, partnerId)
  c.header('X-Robots-Tag', 'noindex')
  const title = translator(c.get('services').root, c.get('locale'))(state === 'gone' ? 'secret.gone' : 'secret.title')
  return render(c, 'secret.njk', { title, state, secret }, state === 'gone' ? 410 : 200)
}
