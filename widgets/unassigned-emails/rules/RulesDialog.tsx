import { useDeleteInboxRuleMutation, useInboxRulesQuery } from '../../../src/api/unassigned'
import type { InboxRule } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { may } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'
import { LoadFailure } from '../../../src/parts/submit'
import { Dialog, IconButton, LockedActions, Skeleton } from '../../../src/ui'
import { ListFilter, Trash2 } from '../../../src/ui/icons'
import { useState } from 'react'
import { RuleForm } from './RuleForm'
import styles from './rules.module.css'

interface Props {
  /** Starts with a rule that removes what this address sends; empty for any rule. */
  sender: string
  onClose: () => void
}

/** What happens by itself to mails from a sender or with certain words. A rule is tried on the latest mails before it is made (UE-04). */
export default function RulesDialog({ sender, onClose }: Props) {
  const t = useMessages()
  const canManage = may('manage_unassigned_emails', useAppSelector(selectUser)?.roles ?? []) === 'all'
  const [isOpen, setOpen] = useState(true)
  const { data: rules, error, refetch } = useInboxRulesQuery()
  const [deleteRule] = useDeleteInboxRuleMutation()
  const termsOf = ({ sender: from, subject, words }: InboxRule): string =>
    [from, subject && t('unassignedEmails.rule.inSubject', { words: subject }), words && t('unassignedEmails.rule.inText', { words })]
      .filter(Boolean)
      .join(' · ')
  return (
    <Dialog open={isOpen} icon={ListFilter} title={t('unassignedEmails.rules')} size="lg" onClose={() => setOpen(false)} onExited={onClose}>
      <div className={styles.rules}>
        {canManage && <RuleForm sender={sender} />}
        <h3>{t('unassignedEmails.rules.active')}</h3>
        {!rules && (error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Skeleton width="100%" />)}
        {rules?.length === 0 && <p className={styles.muted}>{t('unassignedEmails.rules.none')}</p>}
        <ul>
          {rules?.map((rule) => (
            <li key={rule.id} className={styles.rule}>
              <span>
                <strong>{termsOf(rule)}</strong> → {t(`unassignedEmails.rule.${rule.action}`)}
                {rule.website && ` ${rule.website.title}`}
              </span>
              {canManage && (
                <LockedActions>
                  <IconButton
                    icon={Trash2}
                    size="sm"
                    label={t('unassignedEmails.rules.delete', { rule: termsOf(rule) })}
                    onClick={() => void deleteRule(rule.id)}
                  />
                </LockedActions>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
