import type { ComponentProps } from 'react'
import { pagePart } from '../../../../src/islands'
import { CompletionArea } from '../../../../src/parts/composer'
import { mentionBefore } from './mentionBefore'

const MentionList = pagePart(async () => (await import('./MentionList')).MentionList)

interface Props extends Omit<ComponentProps<typeof CompletionArea>, 'sign' | 'find' | 'List'> {
  /** Whether colleagues read it and nobody else: what others read names nobody. */
  isForTeam: boolean
}

/** A field in which an @ offers colleagues to name (WM-09). */
export const MentionArea = ({ isForTeam, ...area }: Props) => (
  <CompletionArea {...area} sign={isForTeam ? '@' : null} find={mentionBefore} List={MentionList} />
)
