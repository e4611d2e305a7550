import { ListQuery } from '../envelopes'
import { serverRoute } from '../serverRoute'
import * as client from './routes'

const host = 'assistant'
const digits = ['website'] as const

export const assistant_index = serverRoute(client.assistant_index, { host, path: '/' })
export const assistant_assemble = serverRoute(client.assistant_assemble, { host, path: '/website/{website}/assemble', digits })
export const assistant_prepare = serverRoute(client.assistant_prepare, { host, path: '/website/{website}/prepare', digits })
export const assistant_execute = serverRoute(client.assistant_execute, { host, path: '/website/{website}/execute', digits })
export const assistant_reports = serverRoute(client.assistant_reports, {
  host,
  path: '/website/{website}/reports',
  digits,
  query: ListQuery,
})
export const assistant_report_latest = serverRoute(client.assistant_report_latest, {
  host,
  path: '/website/{website}/reports/latest',
  digits,
})
export const assistant_report = serverRoute(client.assistant_report, {
  host,
  path: '/website/{website}/reports/{report}',
  digits: ['website', 'report'],
})
