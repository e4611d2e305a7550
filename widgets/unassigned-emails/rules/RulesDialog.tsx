import { ListFilter, Trash2 } from '../../../src/ui/icons'
import { useState } from 'react'
import { useDeleteInboxRuleMutation, useInboxRulesQuery, useSaveInboxRuleMutation } from '../../../src/api/unassigned'
import type { InboxRuleResult } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { INBOX_RULE_ACTIONS, type InboxRuleAction, isEmail } from '../../../src/model'
import { type PickedWebsite, WebsitePicker } from '../../../src/parts/websitePicker'
import { Button, Dialog, FailedState, Failure, Form, IconButton, Select, Skeleton, TextField } from '../../../src/ui'
import styles from './rules.module.css'

interface Props {
  canManage: boolean
  /** Starts with a rule that removes what this address sends. */
  sender?: string
  onClose: () => void
}

/** What happens by itself to mails of a sender. A rule is tried on the latest mails before it is made (UE-04). */
export default function RulesDialog({ canManage, sender = '', onClose }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const { data: rules, error, refetch } = useInboxRulesQuery()
  const [deleteRule] = useDeleteInboxRuleMutation()
  return (
    <Dialog open={isOpen} icon={ListFilter} title={t('unassignedEmails.rules')} size="lg" onClose={() => setOpen(false)} onExited={onClose}>
      <div className={styles.rules}>
        {canManage && <RuleForm initial={sender} />}
        <h3>{t('unassignedEmails.rules.active')}</h3>
        {!rules && (error ? <FailedState onRetry={() => void refetch()} /> : <Skeleton width="100%" />)}
        {rules?.length === 0 && <p className={styles.muted}>{t('unassignedEmails.rules.none')}</p>}
        <ul>
          {rules?.map((rule) => (
            <li key={rule.id} className={styles.rule}>
              <span>
                <strong>{rule.sender}</strong> → {t(`unassignedEmails.rule.${rule.action}`)}
                {rule.website && ` ${rule.website.title}`}
              </span>
              {canManage && (
                <IconButton
                  icon={Trash2}
                  size="sm"
                  label={t('unassignedEmails.rules.delete', { sender: rule.sender })}
                  onClick={() => void deleteRule(rule.id)}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function RuleForm({ initial }: { initial: string }) {
  const t = useMessages()
  const [sender, setSender] = useState(initial)
  const [action, setAction] = useState<InboxRuleAction>('remove')
  const [website, setWebsite] = useState<PickedWebsite | null>(null)
  const [save, { isLoading, error }] = useSaveInboxRuleMutation()
  const [result, setResult] = useState<InboxRuleResult | null>(null)
  const isValid = isEmail(sender.trim().replace(/^@/, 'a@')) && (action !== 'assign' || website !== null)
  const failure = error && toErrorObject(error)

  const run = async (dryRun: boolean) => {
    const answer = await save({ sender: sender.trim(), action, website: website?.id ?? null, dryRun })
    if (!('data' in answer) || !answer.data) return
    setResult(dryRun ? answer.data : null)
    if (!dryRun) setSender('')
  }
  const edit = (set: () => void) => {
    set()
    setResult(null)
  }
  return (
    <Form
      className={styles.form}
      noValidate
      onSubmit={() => {
        if (isValid) void run(true)
      }}
    >
      <TextField
        label={t('unassignedEmails.rule.sender')}
        description={t('unassignedEmails.rule.sender.hint')}
        value={sender}
        onChange={(value) => edit(() => setSender(value))}
      />
      <Select
        label={t('unassignedEmails.rule.action')}
        options={INBOX_RULE_ACTIONS.map((value) => ({ value, label: t(`unassignedEmails.rule.${value}`) }))}
        value={action}
        onChange={(value) => edit(() => setAction(INBOX_RULE_ACTIONS.find((name) => name === value) ?? 'remove'))}
      />
      {action === 'assign' && (
        <WebsitePicker label={t('unassignedEmails.rule.website')} value={website} onChange={(picked) => edit(() => setWebsite(picked))} />
      )}
      {failure && <Failure>{t(failure.message, failure.values)}</Failure>}
      {result && <DryRun result={result} />}
      <div className={styles.actions}>
        <Button type="submit" disabled={!isValid} busy={isLoading}>
          {t('unassignedEmails.rule.try')}
        </Button>
        <Button variant="primary" disabled={!result} busy={isLoading} onClick={() => void run(false)}>
          {t('unassignedEmails.rule.save')}
        </Button>
      </div>
    </Form>
  )
}

function DryRun({ result: { checked, matches } }: { result: InboxRuleResult }) {
  const t = useMessages()
  const formats = useFormats()
  return (
    <div role="status">
      <p>{t('unassignedEmails.rule.result', { count: matches.length, checked })}</p>
      <ul className={styles.matches}>
        {matches.map(({ id, from, subject, receivedAt }) => (
          <li key={id}>
            <span dir="auto">{from.email}</span> · <span dir="auto">{subject || t('unassignedEmails.noSubject')}</span> ·{' '}
            {formats.date(receivedAt)}
          </li>
        ))}
      </ul>
    </div>
  )
}
