import path from 'node:path'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { contractRoutes } from '../../src/contract/table'
import type { ServerRoute } from '../../src/contract/server'
import { previewPages } from '../preview'
import { brandImage, brandStyles } from '../templates/content/brandStyles'
import { hostSheet } from '../templates/content/hostSheet'
import { publicKeys } from './apiToken'
import { enterEditor } from './cms/singleSignOn'
import type { Host, HostEnv, Services } from './context'
import { confirmOwnerPage, ownerPage } from './domains/confirmOwner'
import { faults } from './faults'
import { login, loginPage } from './login'
import { measureRequests } from './metrics/measureRequests'
import { metricsPage } from './metrics/metricsPage'
import { bodyLimits } from './middleware/bodyLimits'
import { callLimit } from './middleware/callLimit'
import { csrf } from './middleware/csrf'
import { customer, customerOfView } from './middleware/customer'
import { mustChangePassword } from './middleware/mustChangePassword'
import { noStore } from './middleware/noStore'
import { publicLimit } from './middleware/publicLimit'
import { requestLog } from './middleware/requestLog'
import { samePartner } from './middleware/samePartner'
import { securityHeaders } from './middleware/securityHeaders'
import { viewer } from './middleware/viewer'
import { viewOnly } from './middleware/viewOnly'
import { notFound } from './notFound'
import { noReminders } from './noReminders'
import { noWeeklyMail } from './noWeeklyMail'
import { onError } from './onError'
import { entrance } from './portal/entrance'
import { preview } from './preview'
import { health, ready } from './probes'
import { register } from './register'
import { handlers } from './routes'
import { secretPage } from './secretPage'
import type { Served } from './serve'
import { acceptInvitation, invitationPage } from './staff/acceptInvitation'
import { staticFiles } from './staticFiles'
import { statistics } from './statistics'
import { offerRequest } from './subscription/answerOffer'

/** The whole host as one application, without a port: tests call it directly, and may give it other handlers. */
export function createApp(services: Services, served: readonly Served[] = handlers): Host {
  const app = new Hono<HostEnv>()
  const names = new Set(served.map(({ route }) => route.name))
  app.use(async (c, next) => {
    c.set('services', services)
    c.set('served', names)
    c.set('viewer', null)
    c.set('hostBrand', null)
    c.set('customer', null)
    c.set('locale', 'en')
    await next()
  })
  // Asked every few seconds: no line of the log is about them.
  app.get('/health', health).get('/ready', ready)
  if (services.metrics) app.get('/metrics', metricsPage(services.metrics)).use(measureRequests(services.metrics))
  app.use(requestLog, securityHeaders(services), noStore, compress())
  app.get('/assets/*', ...staticFiles('/assets', path.join(services.root, 'dist')))
  app.get('/static/brand/:file{.+\\.png}', brandImage)
  app.get('/static/brand/:file', brandStyles)
  app.get('/static/host.css', hostSheet)
  app.get('/static/*', ...staticFiles('/static', path.join(services.root, 'demo/templates/static')))
  if (services.demo) app.get('/preview/static/*', ...staticFiles('/preview/static', path.join(services.root, 'demo/preview/static')))
  // Limits come after, as a refusal too is in the language and the brand of whom it refuses.
  app.use(viewer).use('/my/*', customer).use('/view/*', customerOfView).use(bodyLimits)
  if (services.demo) app.use(faults).route('/preview/api', preview).route('/preview', previewPages)
  app.use(csrf, callLimit, publicLimit, samePartner, mustChangePassword, viewOnly)
  app.get('/login', loginPage).post('/login', login)
  app.get('/invitation/:token', invitationPage).post('/invitation/:token', acceptInvitation)
  app.get('/domain-owner/:token', ownerPage).post('/domain-owner/:token', confirmOwnerPage)
  app.get('/cms/sso/:code', enterEditor).get('/.well-known/jwks.json', publicKeys)
  app
    .route('/no-reminders', noReminders)
    .route('/no-weekly-mail', noWeeklyMail)
    .route('/offer-request', offerRequest)
    .route('/secret', secretPage)
    .route('/statistics', statistics)
    .route('/my', entrance)
  register(app, served)
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
