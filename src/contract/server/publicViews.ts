import * as client from '../routes/publicViews'
import { serverRoute } from './serverRoute'

const host = 'public'

export const view_privacy = serverRoute(client.view_privacy, { host, path: '/view/privacy' })
export const view_language = serverRoute(client.view_language, { host, path: '/view/language' })
