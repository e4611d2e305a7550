import { AssistantReport } from '../entities/assistantReport'
import { items } from '../envelopes'
import { route } from '../route'

// The spec names these routes by words only; paths are ours.
const host = 'assistant'
const digits = ['website'] as const

export const assistant_index = route({ name: 'assistant_index', method: 'GET', host, path: '/', answer: 'page' })
export const assistant_assemble = route({
  name: 'assistant_assemble',
  method: 'POST',
  host,
  path: '/website/{website}/assemble',
  digits,
  answer: AssistantReport,
})
export const assistant_prepare = route({
  name: 'assistant_prepare',
  method: 'POST',
  host,
  path: '/website/{website}/prepare',
  digits,
  answer: AssistantReport,
})
export const assistant_execute = route({
  name: 'assistant_execute',
  method: 'POST',
  host,
  path: '/website/{website}/execute',
  digits,
  answer: AssistantReport,
})
export const assistant_reports = route({
  name: 'assistant_reports',
  method: 'GET',
  host,
  path: '/website/{website}/reports',
  digits,
  answer: items(AssistantReport),
})
export const assistant_report_latest = route({
  name: 'assistant_report_latest',
  method: 'GET',
  host,
  path: '/website/{website}/reports/latest',
  digits,
  answer: AssistantReport,
})
export const assistant_report = route({
  name: 'assistant_report',
  method: 'GET',
  host,
  path: '/website/{website}/reports/{report}',
  digits: ['website', 'report'],
  answer: AssistantReport,
})
