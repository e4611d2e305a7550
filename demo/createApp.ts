import path from 'node:path'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { contractRoutes } from '../src/contract/table'
import type { ServerRoute } from '../src/contract/server'
import { previewPages } from './preview'
import { brandImage, brandStyles } from './pages/brandStyles'
import { hostSheet } from './pages/hostSheet'
import { publicKeys } from './access/tokens/signingKey'
import { enterEditor } from './features/cms/singleSignOn'
import type { Host, HostEnv, Services } from './kernel/context'
import { confirmOwnerPage, ownerPage } from './features/domains/owner/confirmOwner'
import { faults } from './preview/faults'
import { login, loginPage } from './features/signIn/login'
import { newPasswordPage, setNewPassword } from './features/signIn/newPassword'
import { secondStep, secondStepPage } from './features/signIn/secondStepPage'
import { measureRequests } from './kernel/metrics/measureRequests'
import { metricsPage } from './kernel/metrics/metricsPage'
import { bodyLimits } from './kernel/middleware/bodyLimits'
import { compression } from './kernel/middleware/compression'
import { callLimit } from './kernel/middleware/callLimit'
import { csrf } from './access/middleware/csrf'
import { customer, customerOfView } from './access/middleware/customer'
import { mustChangePassword } from './access/middleware/mustChangePassword'
import { noStore } from './kernel/middleware/noStore'
import { publicLimit } from './kernel/middleware/publicLimit'
import { requestLog } from './kernel/middleware/requestLog'
import { sendWhole } from './kernel/middleware/sendWhole'
import { samePartner } from './access/middleware/samePartner'
import { securityHeaders } from './kernel/middleware/securityHeaders'
import { viewer } from './access/middleware/viewer'
import { viewOnly } from './access/middleware/viewOnly'
import { notFound } from './kernel/notFound'
import { unsubscribeReminders } from './features/mail/unsubscribeReminders'
import { unsubscribeWeeklyMail } from './features/statistics/unsubscribeWeeklyMail'
import { onError } from './pages/onError'
import { entrance } from './features/portal/entrance'
import { preview } from './preview/preview'
import { health, ready } from './kernel/metrics/probes'
import { register } from './kernel/register'
import { handlers } from './routes'
import { secretPage } from './features/messages/secretPage'
import type { Served } from './kernel/serve'
import { acceptInvitation, invitationPage } from './features/staff/acceptInvitation'
import { staticFiles } from './kernel/staticFiles'
import { statistics } from './features/statistics/statisticsService'
import { offerRequest } from './features/offers/answerOffer'
import { admit } from './access/admit'

/** The whole host as one application, without a port: tests call it directly, and may give it other handlers. */
export function createApp(services: Services, served: readonly Served[] = handlers): Host {
  const app = new Hono<HostEnv>()
  const names = new Set(served.map(({ route }) => route.name))
  app.use(async (c, next) => {
    c.set('services', services)
    c.set('served', names)
    c.set('viewer', null)
    c.set('calls', null)
    c.set('faults', null)
    c.set('hostBrand', null)
    c.set('customer', null)
    c.set('locale', 'en')
    await next()
  })
  // Asked every few seconds: no line of the log is about them.
  app.get('/health', health).get('/ready', ready)
  if (services.metrics) app.get('/metrics', metricsPage(services.metrics)).use(measureRequests(services.metrics))
  app.use(sendWhole, requestLog, securityHeaders(services), noStore, compress(), compression)
  app.get('/assets/*', ...staticFiles('/assets', path.join(services.root, 'dist')))
  app.get('/static/brand/:file{.+\\.png}', brandImage)
  app.get('/static/brand/:file', brandStyles)
  app.get('/static/host.css', hostSheet)
  app.get('/static/*', ...staticFiles('/static', path.join(services.root, 'demo/pages/templates/static')))
  if (services.demo) app.get('/preview/static/*', ...staticFiles('/preview/static', path.join(services.root, 'demo/preview/static')))
  // Limits come after, as a refusal too is in the language and the brand of whom it refuses.
  app.use(viewer).use('/my/*', customer).use('/view/*', customerOfView).use(bodyLimits)
  if (services.demo) app.use(faults).route('/preview/api', preview).route('/preview', previewPages)
  app.use(csrf, callLimit, publicLimit, samePartner, mustChangePassword, viewOnly)
  app.get('/login', loginPage).post('/login', login)
  app.get('/login/second', secondStepPage).post('/login/second', secondStep)
  app.get('/password/new/:token', newPasswordPage).post('/password/new/:token', setNewPassword)
  app.get('/invitation/:token', invitationPage).post('/invitation/:token', acceptInvitation)
  app.get('/domain-owner/:token', ownerPage).post('/domain-owner/:token', confirmOwnerPage)
  // Programs that keep passwords look there for the way to a new one (W3C: A Well-Known URL for Changing Passwords).
  app.get('/.well-known/change-password', (c) => c.redirect('/change_password'))
  app.get('/cms/sso/:code', enterEditor).get('/.well-known/jwks.json', publicKeys)
  app
    .route('/no-reminders', unsubscribeReminders)
    .route('/no-weekly-mail', unsubscribeWeeklyMail)
    .route('/offer-request', offerRequest)
    .route('/secret', secretPage)
    .route('/statistics', statistics)
    .route('/my', entrance)
  register(app, served, admit)
  app.notFound((c) => notFound(c, servedRoutes(served), waitingRoutes(served)))
  app.onError(onError)
  return app
}

export const servedRoutes = (served: readonly Served[] = handlers): ServerRoute[] => served.map(({ route }) => route)

/** Routes of the contract that no handler answers yet. */
export function waitingRoutes(served: readonly Served[] = handlers): ServerRoute[] {
  const names = new Set(served.map(({ route }) => route.name))
  return contractRoutes.filter(({ name }) => !names.has(name))
}
