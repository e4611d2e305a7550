import type { ComponentProps } from 'react'
import { pagePart } from '../../../../src/islands'
import { CompletionArea, templateCompletion } from '../../../../src/parts/composer'
import { mentionBefore } from './mentionBefore'

const MentionList = pagePart(async () => (await import('./MentionList')).MentionList)
const MENTIONS = { sign: '@', find: mentionBefore, List: MentionList } as const

interface Props extends Omit<ComponentProps<typeof CompletionArea>, keyof typeof MENTIONS> {
  /** Whether colleagues read it and nobody else: what others read names nobody. */
  isForTeam: boolean
}

/** A field in which an @ offers colleagues to name (WM-09), or in words for the customer a / saved replies. */
export const MentionArea = ({ isForTeam, ...area }: Props) => <CompletionArea {...area} {...(isForTeam ? MENTIONS : templateCompletion)} />
