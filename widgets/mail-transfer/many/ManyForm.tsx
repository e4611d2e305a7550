import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { isLongList, MAIL_TRANSFERS_MAX } from '../../../src/model'
import { Button, Card, Form, Hint, ProgressBar, Stack } from '../../../src/ui'
import { CancelButton } from '../shared/CancelButton'
import { type Connection, EMPTY_CONNECTION, isReachable } from '../shared/Connection'
import { ConnectionFields } from '../shared/ConnectionFields'
import styles from '../shared/mailTransfer.module.css'
import { ServerGroup } from '../shared/ServerGroup'
import { AccountList } from './AccountList'
import { AccountsField } from './AccountsField'
import { RefusedAccounts } from './RefusedAccounts'
import { readAccounts, writeAccounts } from './readAccounts'
import { type Outcome, useCreateMany } from './useCreateMany'

interface Props {
  onClose: () => void
  /** All of them are on their way. */
  onCreated: () => void
}

/** Many mailboxes of two providers at once: the servers, and a list of user names and passwords (MT-02). */
export default function ManyForm({ onClose, onCreated }: Props) {
  const t = useMessages()
  const [source, setSource] = useState<Connection>(EMPTY_CONNECTION)
  const [target, setTarget] = useState<Connection>(EMPTY_CONNECTION)
  const [text, setText] = useState('')
  const [wasSent, setSent] = useState(false)
  const [outcome, setOutcome] = useState<(Outcome & { left: number }) | null>(null)
  const { tried, run } = useCreateMany(source, target)
  const isLong = isLongList(text)
  const accounts = isLong ? [] : readAccounts(text)
  const ready = accounts.filter(({ problem }) => problem === null)

  const missing = wasSent && accounts.length === 0 ? t('mailTransfer.missing') : undefined
  const problem = isLong ? t('mailTransfer.many.tooMany', { count: MAIL_TRANSFERS_MAX }) : missing

  const submit = async () => {
    setSent(true)
    if (ready.length === 0 || !isReachable(source) || !isReachable(target)) return
    const result = await run(ready)
    const left = [...result.refused.map(({ account }) => account), ...accounts.filter((account) => account.problem !== null)]
    setText(writeAccounts(left))
    setOutcome({ ...result, left: left.length })
    if (left.length === 0) onCreated()
  }
  return (
    <Card title={t('mailTransfer.many')} description={t('mailTransfer.many.hint')}>
      <Form noValidate onSubmit={() => void submit()}>
        <Stack>
          <div className={styles.servers}>
            <ServerGroup legend={t('mailTransfer.source')}>
              <ConnectionFields connection={source} isChecked={wasSent} onChange={setSource} />
            </ServerGroup>
            <ServerGroup legend={t('mailTransfer.target')}>
              <ConnectionFields connection={target} isChecked={wasSent} onChange={setTarget} />
            </ServerGroup>
          </div>
          <AccountsField text={text} problem={problem} onChange={setText} />
          {accounts.length > 0 && <AccountList accounts={accounts} />}
          <Hint>{t('mailTransfer.privacy')}</Hint>
          {outcome && outcome.left > 0 && <RefusedAccounts outcome={outcome} left={outcome.left} />}
          {tried !== null && (
            <ProgressBar label={t('mailTransfer.many.compare', { count: ready.length })} value={tried / Math.max(1, ready.length)} />
          )}
          <div className={styles.actions}>
            <Button type="submit" variant="primary" busy={tried !== null}>
              {ready.length > 0 ? t('mailTransfer.many.compare', { count: ready.length }) : t('mailTransfer.compare')}
            </Button>
            <CancelButton isTyped={text !== ''} onCancel={onClose} />
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
