import { useDeleteInboxRuleMutation, useInboxRulesQuery, useSaveInboxRuleMutation } from '../../../src/api/unassigned'
import type { InboxRule } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { may } from '../../../src/model'
import { selectUser, useAppSelector, useAttempt } from '../../../src/store'
import { LoadFailure } from '../../../src/parts/submit'
import { Dialog, IconButton, LockedActions, Skeleton, useFocusStays } from '../../../src/ui'
import { ListFilter, Trash2 } from '../../../src/ui/icons'
import { useRef, useState } from 'react'
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
  const attempt = useAttempt()
  const [deleteRule] = useDeleteInboxRuleMutation()
  const [saveRule] = useSaveInboxRuleMutation()
  const list = useRef<HTMLUListElement>(null)
  useFocusStays(list, 'li', 'dialog')
  const termsOf = ({ sender: from, subject, words }: InboxRule): string =>
    [from, subject && t('unassignedEmails.rule.inSubject', { words: subject }), words && t('unassignedEmails.rule.inText', { words })]
      .filter(Boolean)
      .join(' · ')
  const remove = (rule: InboxRule) => {
    const { id, website, ...asked } = rule
    void attempt({
      run: () => deleteRule(id).unwrap(),
      done: t('unassignedEmails.rules.deleted', { rule: termsOf(rule) }),
      undo: () => saveRule({ ...asked, website: website?.id ?? null }).unwrap(),
    })
  }
  return (
    <Dialog open={isOpen} icon={ListFilter} title={t('unassignedEmails.rules')} size="lg" onClose={() => setOpen(false)} onExited={onClose}>
      <div className={styles.rules}>
        {canManage && <RuleForm sender={sender} />}
        <h3>{t('unassignedEmails.rules.active')}</h3>
        {!rules && (error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Skeleton width="100%" />)}
        {rules?.length === 0 && <p className={styles.muted}>{t('unassignedEmails.rules.none')}</p>}
        <ul ref={list}>
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
                    onClick={() => remove(rule)}
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
