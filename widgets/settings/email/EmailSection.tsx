import type { PartnerSettings, PartnerSettingsChange } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import {
  RESPONSE_HOURS_MAX,
  RESPONSE_LIMIT_HOURS,
  RESPONSE_TARGET_HOURS,
  SECOND_MS,
  SEND_UNDO_MAX_MS,
  SEND_UNDO_MS,
} from '../../../src/model'
import { useCopy } from '../../../src/store'
import { Button, Checkbox, FieldRow, NumberField, TextArea, TextField } from '../../../src/ui'
import { Disclosure } from '../form/Disclosure'
import { SettingsSection } from '../form/SettingsSection'
import { useRights } from '../form/useRights'
import { useSection } from '../form/useSection'
import styles from '../shared/settings.module.css'
import { type MailServer, MailServerFields } from './MailServerFields'
import { OutgoingEntry } from './OutgoingEntry'
import { TransferEntry } from './TransferEntry'

const MailChecks = lazyPart(() => import('./MailChecks'))

const RESPONSE_FIELDS = ['responseTargetHours', 'responseLimitHours'] as const
type Fields = MailServer & {
  filesUnchecked: boolean
  signature: string
  /** Null while the field is empty, which saves the usual number. */
  sendUndoSeconds: number | null
  responseTargetHours: number | null
  responseLimitHours: number | null
}

const fieldsOf = ({
  mailer,
  filesUnchecked,
  signature,
  sendUndoSeconds,
  responseTargetHours,
  responseLimitHours,
}: PartnerSettings): Fields => ({
  'mailer.host': mailer.host,
  'mailer.port': mailer.port,
  'mailer.encryption': mailer.encryption ?? 'starttls',
  'mailer.user': mailer.user,
  'mailer.password': '',
  filesUnchecked,
  signature,
  sendUndoSeconds,
  responseTargetHours,
  responseLimitHours,
})

/** Fields of the mail server travel together in `mailer`. */
function toChange({
  filesUnchecked,
  signature,
  sendUndoSeconds,
  responseTargetHours,
  responseLimitHours,
  ...mail
}: Partial<Fields>): PartnerSettingsChange {
  const mailer = Object.fromEntries(Object.entries(mail).map(([name, value]) => [name.replace('mailer.', ''), value]))
  return {
    ...(filesUnchecked === undefined ? {} : { filesUnchecked }),
    ...(signature === undefined ? {} : { signature }),
    ...(sendUndoSeconds === undefined ? {} : { sendUndoSeconds: sendUndoSeconds ?? SEND_UNDO_MS / SECOND_MS }),
    ...(responseTargetHours === undefined ? {} : { responseTargetHours: responseTargetHours ?? RESPONSE_TARGET_HOURS }),
    ...(responseLimitHours === undefined ? {} : { responseLimitHours: responseLimitHours ?? RESPONSE_LIMIT_HOURS }),
    ...(Object.keys(mailer).length > 0 ? { mailer } : {}),
  }
}

/** How mails leave and where answers arrive (AC-04). The password is never read back. */
export default function EmailSection({ account }: { account: PartnerSettings }) {
  const t = useMessages()
  const { account: locked } = useRights()
  const { fields, errors, change } = useSection({ name: 'email-setup', saved: fieldsOf(account), toChange })
  return (
    <SettingsSection anchor="email-setup" locked={locked} isForm after={<After isLocked={Boolean(locked)} />}>
      {account.inbox && (
        <div className={styles.line}>
          <div className={styles.grow}>
            <TextField label={t('settings.inbox')} description={t('settings.inbox.description')} value={account.inbox} readOnly />
          </div>
          <CopyButton text={account.inbox} />
        </div>
      )}
      <Checkbox
        label={t('settings.filesUnchecked')}
        description={t('settings.filesUnchecked.description')}
        checked={fields.filesUnchecked}
        onChange={(filesUnchecked) => change({ filesUnchecked })}
      />
      <MailServerFields fields={fields} errors={errors} hasPassword={account.mailer.hasPassword} onChange={change} />
      <NumberField
        label={t('settings.sendUndo')}
        description={t('settings.sendUndo.description')}
        min={0}
        max={SEND_UNDO_MAX_MS / SECOND_MS}
        value={fields.sendUndoSeconds}
        error={errors['sendUndoSeconds']}
        onChange={(sendUndoSeconds) => change({ sendUndoSeconds })}
      />
      <FieldRow>
        {RESPONSE_FIELDS.map((name) => (
          <NumberField
            key={name}
            label={t(`settings.${name}`)}
            description={t(`settings.${name}.description`)}
            min={1}
            max={RESPONSE_HOURS_MAX}
            value={fields[name]}
            error={errors[name]}
            onChange={(hours) => change({ [name]: hours })}
          />
        ))}
      </FieldRow>
      <TextArea
        label={t('settings.signature')}
        description={t('settings.signature.description')}
        rows={4}
        value={fields.signature}
        error={errors['signature']}
        onChange={(signature) => change({ signature })}
      />
    </SettingsSection>
  )
}

function CopyButton({ text }: { text: string }) {
  const t = useMessages()
  const copy = useCopy()
  return <Button onClick={() => void copy(text)}>{t('partner.general.copy')}</Button>
}

/** Tries of what is saved, which are for those who may change it, and the ways to what was sent and to the mail transfer. */
function After({ isLocked }: { isLocked: boolean }) {
  const t = useMessages()
  return (
    <>
      {!isLocked && (
        <div className={styles.after}>
          <Disclosure title={t('settings.mailChecks')} description={t('settings.mailChecks.description')}>
            <MailChecks />
          </Disclosure>
        </div>
      )}
      <OutgoingEntry />
      <TransferEntry />
    </>
  )
}
