import { CircleAlert, CircleCheck, PlugZap } from '../../src/ui/icons'
import { type ReactNode, useState } from 'react'
import { useCheckMailServerMutation } from '../../src/api/mailTransfer'
import type { MailServerCheck } from '../../src/contract'
import { reasonOf, toErrorObject } from '../../src/http'
import { useMessages } from '../../src/i18n'
import { reasonFor } from '../../src/parts/submit'
import { AS_TYPED, Button, Outcome, PasswordField, TextField, useAnnounce } from '../../src/ui'
import { type Connection, isReachable, toConnection } from './shared/Connection'
import { ConnectionFields } from './shared/ConnectionFields'
import styles from './shared/mailTransfer.module.css'
import { ServerGroup } from './shared/ServerGroup'

export interface ServerDraft extends Connection {
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

/** Nothing is missing. */
export const isComplete = (draft: ServerDraft): boolean => isReachable(draft) && draft.username.trim() !== '' && draft.password !== ''

/** One of the two mailboxes, and a try whether it opens. */
export function ServerFields({ legend, hint, draft, onChange, isChecked }: Props) {
  const t = useMessages()
  const announce = useAnnounce()
  const [check, { isLoading }] = useCheckMailServerMutation()
  const [said, setSaid] = useState<{ ok: boolean; text: ReactNode } | null>(null)
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
    if (!isComplete(draft)) return
    const say = (ok: boolean, spoken: string, text: ReactNode = spoken) => {
      setSaid({ ok, text })
      announce(spoken)
    }
    try {
      const answer = await check({ body: { ...toConnection(draft), username: draft.username.trim(), password: draft.password } }).unwrap()
      say(answer.ok, resultOf(answer))
    } catch (thrown) {
      const spoken = reasonOf(toErrorObject(thrown), t)
      const reason = reasonFor(thrown, spoken)
      if (reason) say(false, spoken, reason)
    }
  }

  return (
    <ServerGroup legend={legend} hint={hint}>
      <ConnectionFields connection={draft} isChecked={isChecked} onChange={change} />
      <TextField
        label={t('mailTransfer.username')}
        required
        autoComplete="off"
        {...AS_TYPED}
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
          <p className={styles.result}>
            <Outcome ok={said.ok}>
              {said.ok ? <CircleCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
              {said.text}
            </Outcome>
          </p>
        )}
      </div>
    </ServerGroup>
  )
}
