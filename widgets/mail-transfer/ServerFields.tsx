import { CircleAlert, CircleCheck, PlugZap } from 'lucide-react'
import { useState } from 'react'
import { useCheckMailServerMutation } from '../../src/api/mailTransfer'
import type { MailServerCheck } from '../../src/contract'
import { toErrorObject } from '../../src/http'
import { useMessages } from '../../src/i18n'
import { IMAP_PORTS, MAIL_ENCRYPTIONS, type MailEncryption } from '../../src/model'
import { Button, NumberField, PasswordField, Select, TextField, useAnnounce } from '../../src/ui'
import styles from './mailTransfer.module.css'

export interface ServerDraft {
  host: string
  port: number | null
  encryption: MailEncryption
  username: string
  password: string
}

interface Props {
  legend: string
  hint: string
  draft: ServerDraft
  onChange: (draft: ServerDraft) => void
  /** Empty fields say that they are. */
  isChecked: boolean
}

const isEncryption = (value: string): value is MailEncryption => MAIL_ENCRYPTIONS.some((one) => one === value)

/** Nothing is missing. */
export const isComplete = ({ host, port, username, password }: ServerDraft): boolean =>
  host.trim() !== '' && port !== null && username.trim() !== '' && password !== ''

/** One of the two mailboxes, and a try whether it opens. */
export function ServerFields({ legend, hint, draft, onChange, isChecked }: Props) {
  const t = useMessages()
  const announce = useAnnounce()
  const [check, { isLoading }] = useCheckMailServerMutation()
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null)
  const change = (part: Partial<ServerDraft>) => {
    setSaid(null)
    onChange({ ...draft, ...part })
  }
  const missing = (isMissing: boolean) => (isChecked && isMissing ? t('mailTransfer.missing') : undefined)

  const resultOf = ({ ok, problem, text, folders }: MailServerCheck) => {
    if (ok) return t('mailTransfer.test.ok', { folders })
    return `${t(`mailTransfer.problem.${problem ?? 'other'}`)}${text ? ` (${text})` : ''}`
  }
  const tryIt = async () => {
    const { port } = draft
    if (!isComplete(draft) || port === null) return
    const result = await check({ body: { ...draft, host: draft.host.trim(), username: draft.username.trim(), port } })
      .unwrap()
      .then(
        (answer) => ({ ok: answer.ok, text: resultOf(answer) }),
        (thrown: unknown) => {
          const { message, values, fields } = toErrorObject(thrown)
          return { ok: false, text: fields?.[0]?.message ?? t(message, values) }
        },
      )
    setSaid(result)
    announce(result.text)
  }

  return (
    <fieldset className={styles.server}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      <TextField
        label={t('mailTransfer.host')}
        required
        autoComplete="off"
        spellCheck={false}
        placeholder="imap.example.com"
        value={draft.host}
        error={missing(draft.host.trim() === '')}
        onChange={(host) => change({ host })}
      />
      <div className={styles.pair}>
        <Select
          label={t('mailTransfer.encryption')}
          options={MAIL_ENCRYPTIONS.map((value) => ({ value, label: t(`mailTransfer.encryption.${value}`) }))}
          value={draft.encryption}
          onChange={(encryption) => isEncryption(encryption) && change({ encryption, port: IMAP_PORTS[encryption] })}
        />
        <NumberField
          label={t('mailTransfer.port')}
          required
          min={1}
          max={65_535}
          value={draft.port}
          error={missing(draft.port === null)}
          onChange={(port) => change({ port })}
        />
      </div>
      <TextField
        label={t('mailTransfer.username')}
        required
        autoComplete="off"
        spellCheck={false}
        value={draft.username}
        error={missing(draft.username.trim() === '')}
        onChange={(username) => change({ username })}
      />
      <PasswordField
        label={t('mailTransfer.password')}
        required
        autoComplete="off"
        value={draft.password}
        error={missing(draft.password === '')}
        onChange={(password) => change({ password })}
      />
      <div className={styles.test}>
        <Button icon={PlugZap} busy={isLoading} disabled={!isComplete(draft)} onClick={() => void tryIt()}>
          {t('mailTransfer.test')}
        </Button>
        {said && (
          <p className={styles.result} data-ok={said.ok}>
            {said.ok ? <CircleCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
            {said.text}
          </p>
        )}
      </div>
    </fieldset>
  )
}
