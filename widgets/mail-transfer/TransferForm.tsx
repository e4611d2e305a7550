import { useState } from 'react'
import { useCreateMailTransferMutation } from '../../src/api/mailTransfer'
import type { MailTransfer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { Refusal, useSubmit } from '../../src/parts/submit'
import { Button, Card, Form, Hint, Stack } from '../../src/ui'
import { CancelButton } from './shared/CancelButton'
import { EMPTY_CONNECTION, toConnection } from './shared/Connection'
import styles from './shared/mailTransfer.module.css'
import { isComplete, type ServerDraft, ServerFields } from './ServerFields'

interface Props {
  /** An earlier transfer between the same mailboxes. */
  like: MailTransfer | null
  onClose: () => void
  onCreated: (id: number) => void
}

const EMPTY: ServerDraft = { ...EMPTY_CONNECTION, username: '', password: '' }

const draftLike = (server: MailTransfer['source'] | undefined): ServerDraft => (server ? { ...server, password: '' } : EMPTY)

/** Asks for the two mailboxes; the dry run that follows changes nothing. */
export function TransferForm({ like, onClose, onCreated }: Props) {
  const t = useMessages()
  const [first] = useState({ source: draftLike(like?.source), target: draftLike(like?.target) })
  const [source, setSource] = useState(first.source)
  const [target, setTarget] = useState(first.target)
  const [wasSent, setSent] = useState(false)
  const [create] = useCreateMailTransferMutation()
  const { busy, error, run } = useSubmit()

  const submit = async () => {
    setSent(true)
    if (!isComplete(source) || !isComplete(target)) return
    await run(async () => {
      const { id } = await create({ body: { source: toLogin(source), target: toLogin(target) } }).unwrap()
      onCreated(id)
    })
  }
  return (
    <Card title={t('mailTransfer.new')} description={t('mailTransfer.advice')}>
      <Form noValidate onSubmit={() => void submit()}>
        <Stack>
          <div className={styles.servers}>
            <ServerFields
              legend={t('mailTransfer.source')}
              hint={t('mailTransfer.source.hint')}
              draft={source}
              onChange={setSource}
              isChecked={wasSent}
            />
            <ServerFields
              legend={t('mailTransfer.target')}
              hint={t('mailTransfer.target.hint')}
              draft={target}
              onChange={setTarget}
              isChecked={wasSent}
            />
          </div>
          <Hint>{t('mailTransfer.privacy')}</Hint>
          <Refusal error={error} />
          <div className={styles.actions}>
            <Button type="submit" variant="primary" busy={busy}>
              {t('mailTransfer.compare')}
            </Button>
            <CancelButton isTyped={source !== first.source || target !== first.target} onCancel={onClose} />
          </div>
        </Stack>
      </Form>
    </Card>
  )
}

const toLogin = ({ username, password, ...connection }: ServerDraft) => ({
  ...toConnection(connection),
  username: username.trim(),
  password,
})
