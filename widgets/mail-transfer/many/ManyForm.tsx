import { FileUp } from '../../../src/ui/icons'
import { useRef, useState } from 'react'
import { reasonOf } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { isLongList, LIST_MAX_LENGTH, MAIL_TRANSFERS_MAX } from '../../../src/model'
import { Button, Card, ProgressBar, TextArea } from '../../../src/ui'
import { type Connection, EMPTY_CONNECTION, isReachable } from '../Connection'
import { ConnectionFields } from '../ConnectionFields'
import styles from '../mailTransfer.module.css'
import { AccountList } from './AccountList'
import { readAccounts, writeAccounts } from './readAccounts'
import { type Outcome, useCreateMany } from './useCreateMany'

interface Props {
  onClose: () => void
  /** All of them are on their way. */
  onCreated: () => void
}

const BYTES_PER_MB = 1024 ** 2

/** Many mailboxes of two providers at once: the servers, and a list of user names and passwords (MT-02). */
export default function ManyForm({ onClose, onCreated }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [source, setSource] = useState<Connection>(EMPTY_CONNECTION)
  const [target, setTarget] = useState<Connection>(EMPTY_CONNECTION)
  const [text, setText] = useState('')
  const [wasSent, setSent] = useState(false)
  const [outcome, setOutcome] = useState<(Outcome & { left: number }) | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { tried, run } = useCreateMany(source, target)
  const [refusedFile, setRefusedFile] = useState<string | null>(null)
  const isLong = isLongList(text)
  const accounts = isLong ? [] : readAccounts(text)
  const ready = accounts.filter(({ problem }) => problem === null)

  const write = (list: string) => {
    setRefusedFile(null)
    setText(list)
  }
  const read = async (file: File | undefined) => {
    if (file && file.size > LIST_MAX_LENGTH) setRefusedFile(file.name)
    else if (file) write(await file.text())
  }
  const size = t('partner.general.megabytes', { size: formats.number(LIST_MAX_LENGTH / BYTES_PER_MB, { maximumFractionDigits: 2 }) })
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
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className={styles.servers}>
          <fieldset className={styles.server}>
            <legend className={styles.legend}>{t('mailTransfer.source')}</legend>
            <ConnectionFields connection={source} isChecked={wasSent} onChange={setSource} />
          </fieldset>
          <fieldset className={styles.server}>
            <legend className={styles.legend}>{t('mailTransfer.target')}</legend>
            <ConnectionFields connection={target} isChecked={wasSent} onChange={setTarget} />
          </fieldset>
        </div>
        <TextArea
          label={t('mailTransfer.many.list')}
          description={t('mailTransfer.many.format')}
          required
          rows={6}
          autoComplete="off"
          spellCheck={false}
          value={text}
          error={refusedFile === null ? problem : t('partner.general.fileTooLarge', { name: refusedFile, size })}
          onChange={write}
        />
        <div className={styles.actions}>
          <Button icon={FileUp} onClick={() => chooser.current?.click()}>
            {t('mailTransfer.many.file')}
          </Button>
          <input
            ref={chooser}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            hidden
            onChange={(event) => {
              void read(event.target.files?.[0])
              // So that the same file can be chosen again.
              event.target.value = ''
            }}
          />
        </div>
        {accounts.length > 0 && <AccountList accounts={accounts} />}
        <p className={styles.hint}>{t('mailTransfer.privacy')}</p>
        {outcome && outcome.left > 0 && (
          <div role="alert" className={styles.problem}>
            <p>{t('mailTransfer.many.some', { created: outcome.created, refused: outcome.left })}</p>
            <ul className={styles.failures}>
              {outcome.refused.map(({ account, error }) => (
                <li key={account.source}>
                  <bdi>{account.source}</bdi>
                  <span className={styles.hint}>{reasonOf(error, t)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {tried !== null && (
          <ProgressBar label={t('mailTransfer.many.compare', { count: ready.length })} value={tried / Math.max(1, ready.length)} />
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={tried !== null}>
            {ready.length > 0 ? t('mailTransfer.many.compare', { count: ready.length }) : t('mailTransfer.compare')}
          </Button>
          <Button onClick={onClose}>{t('partner.general.cancel')}</Button>
        </div>
      </form>
    </Card>
  )
}
