import { serverRoute } from '../serverRoute'
import { NextQuery } from './nextItem'
import * as client from './routes'

const host = 'partner'

export const partner_next = serverRoute(client.partner_next, { host, path: '/next' })
export const api_partner_next = serverRoute(client.api_partner_next, { host, path: '/api/next', query: NextQuery })
