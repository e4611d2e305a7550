import { ActionLeft, ActionToKeep } from '../entities/recentAction'
import * as client from '../routes/apiActions'
import { serverRoute } from './serverRoute'

const host = 'partner'
const path = '/api/recent-actions'

export const api_partner_actions = serverRoute(client.api_partner_actions, { host, path })
export const api_partner_action_keep = serverRoute(client.api_partner_action_keep, { host, path, body: ActionToKeep })
export const api_partner_action_leave = serverRoute(client.api_partner_action_leave, { host, path, body: ActionLeft })
