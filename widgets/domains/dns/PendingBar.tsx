import { useMessages } from '../../../src/i18n'
import { Button, FloatingBar } from '../../../src/ui'
import styles from './dns.module.css'
import type { ZoneDraft } from './useZoneDraft'

interface Props {
  draft: ZoneDraft
  /** A record is open in its form: it is not among the changes yet. */
  isEditing: boolean
  onDiscard: () => void
  onReview: () => void
}

/** What is not live yet, and the way there. */
export function PendingBar({ draft, isEditing, onDiscard, onReview }: Props) {
  const t = useMessages()
  const { added, changed, removed } = draft.diff
  const problems = draft.problems.length
  return (
    <FloatingBar aria-label={t('domains.dns.pending')}>
      <strong role="status">
        {t('domains.dns.pending.count', { added: added.length, changed: changed.length, removed: removed.length })}
      </strong>
      {problems > 0 && <span className={styles.problem}>{t('domains.dns.problems', { count: problems })}</span>}
      <Button onClick={onDiscard}>{t('partner.general.discard')}</Button>
      <Button variant="primary" disabled={problems > 0 || isEditing} onClick={onReview}>
        {t('domains.dns.review')}
      </Button>
    </FloatingBar>
  )
}
