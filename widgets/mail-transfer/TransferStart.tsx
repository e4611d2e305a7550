import { CircleCheck } from '../../src/ui/icons'
import { useState } from 'react'
import { useStartMailTransferMutation } from '../../src/api/mailTransfer'
import type { MailTransfer } from '../../src/contract'
import { useFormats, useMessages } from '../../src/i18n'
import { MINUTE_MS, transferDurationMs } from '../../src/model'
import { Refusal, useSubmit } from '../../src/parts/submit'
import { Button, Card, Failure, LockedActions, Outcome, Stack } from '../../src/ui'
import { FolderTable } from './FolderTable'
import styles from './shared/mailTransfer.module.css'
import { PasswordFields } from './PasswordFields'
import { totalsOf } from './totals'

const MEGABYTE = 1024 ** 2
/** Less is not nothing. */
const LEAST = 0.1

/** The result of the dry run: what would be copied, where to, and how long it takes. */
export function TransferStart({ transfer }: { transfer: MailTransfer }) {
  const t = useMessages()
  const formats = useFormats()
  const { id, folders, needsPasswords } = transfer
  const [targets, setTargets] = useState(() => new Map(folders.map((folder) => [folder.id, folder.target])))
  const [passwords, setPasswords] = useState({ source: '', target: '' })
  const [start] = useStartMailTransferMutation()
  const { busy, error, run } = useSubmit()
  const chosen = folders.map((folder) => ({ ...folder, target: targets.get(folder.id)?.trim() ?? null }))
  const { messages, missing, missingBytes } = totalsOf(chosen)
  const isNothing = missing === 0
  const isNameless = chosen.some(({ target }) => target === '')
  const lacks = needsPasswords && (passwords.source === '' || passwords.target === '')

  const begin = () => {
    const body = { folders: chosen.map((folder) => ({ id: folder.id, target: folder.target })), ...(needsPasswords ? { passwords } : {}) }
    return run(() => start({ params: { transfer: id }, body }).unwrap())
  }
  return (
    <>
      <Card title={t('mailTransfer.plan')} description={t(isNothing ? 'mailTransfer.plan.nothing.hint' : 'mailTransfer.plan.hint')}>
        <Stack>
          {isNothing ? (
            <p>
              <Outcome ok>
                <CircleCheck size={16} aria-hidden />
                {t('mailTransfer.plan.nothing', { messages })}
              </Outcome>
            </p>
          ) : (
            <p>
              {t('mailTransfer.plan.text', {
                missing,
                messages,
                size: formats.number(Math.max(LEAST, missingBytes / MEGABYTE), { maximumFractionDigits: 1 }),
                minutes: Math.ceil(transferDurationMs(missing, missingBytes) / MINUTE_MS),
              })}
            </p>
          )}
          {needsPasswords && <PasswordFields transfer={transfer} passwords={passwords} onChange={setPasswords} />}
          {isNameless ? <Failure>{t('mailTransfer.into.missing')}</Failure> : <Refusal error={error} />}
          <div className={styles.actions}>
            <LockedActions>
              <Button variant={isNothing ? 'secondary' : 'primary'} busy={busy} disabled={isNameless || lacks} onClick={() => void begin()}>
                {t(isNothing ? 'mailTransfer.start.anyway' : 'mailTransfer.start')}
              </Button>
            </LockedActions>
          </div>
        </Stack>
      </Card>
      <FolderTable
        transfer={transfer}
        choice={{ targets, onTarget: (folder, target) => setTargets((before) => new Map(before).set(folder, target)) }}
      />
    </>
  )
}
