import { Inbox, type LucideIcon, SearchX } from '../icons'
import type { ReactNode } from 'react'
import { Button } from '../button/Button'
import { useMessages } from '../../i18n'
import { StateView } from './StateView'

export interface EmptyStateProps {
  title: string
  description?: ReactNode
  icon?: LucideIcon | undefined
  /** What to do first, as a button. */
  action?: ReactNode
}

/** There has never been anything here: says what will be, and how to begin. */
export const EmptyState = ({ icon = Inbox, ...texts }: EmptyStateProps) => <StateView icon={icon} {...texts} />

export interface NoMatchesProps {
  onClear: () => void
}

/** The filters leave nothing. */
export function NoMatches({ onClear }: NoMatchesProps) {
  const t = useMessages()
  return (
    <StateView
      icon={SearchX}
      title={t('partner.general.noMatches')}
      description={t('partner.general.noMatchesHint')}
      action={<Button onClick={onClear}>{t('partner.general.clearFilters')}</Button>}
    />
  )
}
