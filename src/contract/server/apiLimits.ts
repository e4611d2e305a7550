import * as client from '../routes/apiLimits'
import { serverRoute } from './serverRoute'

export const api_partner_limits = serverRoute(client.api_partner_limits, { host: 'partner', path: '/api/limits' })
