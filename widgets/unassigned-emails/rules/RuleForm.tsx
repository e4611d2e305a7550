import { useState } from 'react'
import { useSaveInboxRuleMutation } from '../../../src/api/unassigned'
import type { InboxRuleResult } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { Refusal } from '../../../src/parts/submit'
import { INBOX_RULE_ACTIONS, INBOX_RULE_TERM_MAX, type InboxRuleAction, type InboxRuleTerms } from '../../../src/model'
import { type PickedWebsite, WebsitePicker } from '../../../src/parts/websitePicker'
import { Badge, Button, FieldRow, Form, Select, TextField } from '../../../src/ui'
import styles from './rules.module.css'

const NO_TERMS: InboxRuleTerms = { sender: '', subject: '', words: '' }

/** A new rule: what it asks for, and what happens then. */
export function RuleForm({ sender }: Pick<InboxRuleTerms, 'sender'>) {
  const t = useMessages()
  const [terms, setTerms] = useState({ ...NO_TERMS, sender })
  const [action, setAction] = useState<InboxRuleAction>('remove')
  const [website, setWebsite] = useState<PickedWebsite | null>(null)
  const [save, { isLoading, error, reset }] = useSaveInboxRuleMutation()
  const [result, setResult] = useState<InboxRuleResult | null>(null)
  const isWhole = isComplete(terms) && (action !== 'assign' || website !== null)
  const failure = error && toErrorObject(error)

  const run = async (dryRun: boolean) => {
    const answer = await save({ ...terms, action, website: website?.id ?? null, dryRun })
    if (!('data' in answer) || !answer.data) return
    setResult(dryRun ? answer.data : null)
    if (!dryRun) setTerms(NO_TERMS)
  }
  const edit = (set: () => void) => {
    set()
    setResult(null)
    reset()
  }
  const change = (part: Partial<InboxRuleTerms>) => edit(() => setTerms((before) => ({ ...before, ...part })))
  return (
    <Form
      className={styles.form}
      noValidate
      onSubmit={() => {
        if (isWhole) void run(true)
      }}
    >
      <TextField
        label={t('unassignedEmails.rule.sender')}
        description={t('unassignedEmails.rule.sender.hint')}
        value={terms.sender}
        error={failure?.fields?.find(({ name }) => name === 'sender')?.message}
        onChange={(value) => change({ sender: value })}
      />
      <FieldRow>
        <TextField
          label={t('unassignedEmails.rule.subject')}
          maxLength={INBOX_RULE_TERM_MAX}
          value={terms.subject}
          onChange={(subject) => change({ subject })}
        />
        <TextField
          label={t('unassignedEmails.rule.words')}
          maxLength={INBOX_RULE_TERM_MAX}
          value={terms.words}
          onChange={(words) => change({ words })}
        />
      </FieldRow>
      <p className={styles.muted}>{t('unassignedEmails.rule.words.hint')}</p>
      <Select
        label={t('unassignedEmails.rule.action')}
        options={INBOX_RULE_ACTIONS.map((value) => ({ value, label: t(`unassignedEmails.rule.${value}`) }))}
        value={action}
        onChange={(value) => edit(() => setAction(INBOX_RULE_ACTIONS.find((name) => name === value) ?? 'remove'))}
      />
      {action === 'assign' && (
        <WebsitePicker label={t('unassignedEmails.rule.website')} value={website} onChange={(picked) => edit(() => setWebsite(picked))} />
      )}
      {failure && <Refusal error={failure} shown={['sender']} />}
      {result && <DryRun result={result} />}
      <div className={styles.actions}>
        <Button type="submit" disabled={!isWhole} busy={isLoading}>
          {t('unassignedEmails.rule.try')}
        </Button>
        <Button variant="primary" disabled={!result} busy={isLoading} onClick={() => void run(false)}>
          {t('unassignedEmails.rule.save')}
        </Button>
      </div>
    </Form>
  )
}

/** A rule asks for something. */
const isComplete = (terms: InboxRuleTerms): boolean => Object.values(terms).some((term) => term.trim() !== '')

const MARKS = { assigned: 'unassignedEmails.rule.isAssigned', removed: 'unassignedEmails.rule.isRemoved' } as const

/** Which of the latest mails the rule would have taken; those that do not wait any more say so. */
function DryRun({ result: { checked, matches } }: { result: InboxRuleResult }) {
  const t = useMessages()
  const formats = useFormats()
  return (
    <div role="status">
      <p>{t('unassignedEmails.rule.result', { count: matches.length, checked })}</p>
      <ul className={styles.matches}>
        {matches.map(({ id, from, subject, receivedAt, state }) => (
          <li key={id}>
            <span dir="auto">{from.email}</span> · <span dir="auto">{subject || t('unassignedEmails.noSubject')}</span> ·{' '}
            {formats.date(receivedAt)} {state !== 'open' && <Badge>{t(MARKS[state])}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  )
}
