import { pagePart } from '../../../islands'
import { slashBefore } from './slashBefore'

const TemplateList = pagePart(async () => (await import('./TemplateList')).TemplateList)

/** What makes a field offer saved replies: a / at the beginning of a line. */
export const templateCompletion = { sign: '/', find: slashBefore, List: TemplateList } as const
