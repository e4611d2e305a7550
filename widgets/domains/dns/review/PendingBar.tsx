import { useMessages } from '../../../../src/i18n'
import { Button, FloatingBar } from '../../../../src/ui'
import { TriangleAlert } from '../../../../src/ui/icons'
import type { ZoneDraft } from '../draft/useZoneDraft'
import styles from '../shared/dns.module.css'

interface Props {
  draft: ZoneDraft
  /** A record is open in its form: it is not among the changes yet. */
  isEditing: boolean
  /** Shows the first record that something is wrong with. */
  onProblem: () => void
  onDiscard: () => void
  onReview: () => void
}

/** What is not live yet, and the way there. */
export function PendingBar({ draft, isEditing, onProblem, onDiscard, onReview }: Props) {
  const t = useMessages()
  const { added, changed, removed } = draft.diff
  const problems = draft.problems.length
  return (
    <FloatingBar aria-label={t('domains.dns.pending')}>
      <strong role="status">
        {t('domains.dns.pending.count', { added: added.length, changed: changed.length, removed: removed.length })}
      </strong>
      {problems > 0 && (
        <Button variant="ghost" icon={TriangleAlert} onClick={onProblem}>
          {t('domains.dns.problems', { count: problems })}
        </Button>
      )}
      <div className={styles.tools}>
        <Button onClick={onDiscard}>{t('partner.general.discard')}</Button>
        <Button variant="primary" disabled={problems > 0 || isEditing} onClick={onReview}>
          {t('domains.dns.review')}
        </Button>
      </div>
    </FloatingBar>
  )
}
