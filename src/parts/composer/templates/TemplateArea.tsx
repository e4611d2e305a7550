import type { ComponentProps } from 'react'
import { pagePart } from '../../../islands'
import { CompletionArea } from '../completion/CompletionArea'
import { slashBefore } from './slashBefore'

const TemplateList = pagePart(async () => (await import('./TemplateList')).TemplateList)

type Props = Omit<ComponentProps<typeof CompletionArea>, 'sign' | 'find' | 'List'>

/** A field in which a / at the beginning of a line offers saved replies. */
export const TemplateArea = (area: Props) => <CompletionArea {...area} sign="/" find={slashBefore} List={TemplateList} />
