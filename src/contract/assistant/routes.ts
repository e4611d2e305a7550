import { list } from '../envelopes'
import { route } from '../route'
import { AssistantReport } from './assistantReport'

export const assistant_index = route({ name: 'assistant_index', method: 'GET', answer: 'page' })
export const assistant_assemble = route({ name: 'assistant_assemble', method: 'POST', answer: AssistantReport })
export const assistant_prepare = route({ name: 'assistant_prepare', method: 'POST', answer: AssistantReport })
export const assistant_execute = route({ name: 'assistant_execute', method: 'POST', answer: AssistantReport })
export const assistant_reports = route({ name: 'assistant_reports', method: 'GET', answer: list(AssistantReport) })
export const assistant_report_latest = route({ name: 'assistant_report_latest', method: 'GET', answer: AssistantReport })
export const assistant_report = route({ name: 'assistant_report', method: 'GET', answer: AssistantReport })
