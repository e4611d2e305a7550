import { useState } from 'react'
import { useMailboxesQuery } from '../../../src/api/domains'
import { type Domain, external_webmail, type MailboxList } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland, useUpgradeUrl } from '../../../src/islands'
import { Button, ButtonLink, Dialog, FailedState, Skeleton, Stack } from '../../../src/ui'
import { Mailbox as MailboxIcon, Plus } from '../../../src/ui/icons'
import styles from '../dialogs/dialogs.module.css'
import { CreateMailboxDialog } from './CreateMailboxDialog'
import { MailboxRow } from './MailboxRow'
import type { MailboxStep } from './MailboxStep'
import { PasswordDialog } from './PasswordDialog'
import { RemoveMailboxDialog } from './RemoveMailboxDialog'

interface Props {
  readonly domain: Domain
  readonly onExited: () => void
}

/** The mailboxes of a domain, and what is done with them. */
export default function MailboxesDialog({ domain, onExited }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const [isOpen, setOpen] = useState(true)
  const [step, setStep] = useState<MailboxStep | null>(null)
  const { data, isError, refetch } = useMailboxesQuery(domain.id, { refetchOnMountOrArgChange: true })
  const close = () => setOpen(false)
  return (
    <>
      {/* Before the dialog: it gives the focus back first when both close. */}
      {step && <StepDialog domain={domain} step={step} onExited={() => setStep(null)} />}
      <Dialog
        open={isOpen}
        icon={MailboxIcon}
        title={t('domains.mailbox.of', { domain: domain.unicodeName ?? domain.name })}
        onClose={close}
        onExited={onExited}
        actions={
          <>
            {router.has(external_webmail.name) && (
              <ButtonLink href={router.generate(external_webmail.name, {})} target="_blank" rel="noopener">
                {t('domains.mailbox.webmail')}
              </ButtonLink>
            )}
            <Button onClick={close}>{t('partner.general.close')}</Button>
          </>
        }
      >
        {data ? (
          <Mailboxes list={data} onStep={setStep} />
        ) : isError ? (
          <FailedState onRetry={() => void refetch()} />
        ) : (
          <Skeleton shape="block" height="120px" />
        )}
      </Dialog>
    </>
  )
}

function StepDialog({ domain, step, onExited }: Props & { readonly step: MailboxStep }) {
  if (step.kind === 'create') return <CreateMailboxDialog domain={domain} onExited={onExited} />
  const Step = step.kind === 'password' ? PasswordDialog : RemoveMailboxDialog
  return <Step domain={domain} mailbox={step.mailbox} onExited={onExited} />
}

function Mailboxes({ list, onStep }: { readonly list: MailboxList; readonly onStep: (step: MailboxStep) => void }) {
  const t = useMessages()
  const { items, adding, imap } = list
  return (
    <Stack gap={4}>
      {items.length === 0 ? (
        <p>{t('domains.mailbox.empty')}</p>
      ) : (
        <ul className={styles.results}>
          {items.map((mailbox) => (
            <MailboxRow key={mailbox.id} mailbox={mailbox} onStep={onStep} />
          ))}
        </ul>
      )}
      {adding ? (
        <Full obstacle={adding} />
      ) : (
        <div>
          <Button icon={Plus} onClick={() => onStep({ kind: 'create' })}>
            {t('domains.mailbox.add')}
          </Button>
        </div>
      )}
      {imap && items.length > 0 && (
        <p className={styles.muted}>{t('domains.mailbox.imap', { host: imap.host, port: String(imap.port) })}</p>
      )}
    </Stack>
  )
}

/** Why there can be no more: said before the first field. */
function Full({ obstacle: { message, upgrade } }: { readonly obstacle: NonNullable<MailboxList['adding']> }) {
  const t = useMessages()
  const upgradeUrl = useUpgradeUrl()
  return (
    <div>
      <p className={styles.warning}>{message}</p>
      {upgrade && upgradeUrl && (
        <div className={styles.row}>
          <ButtonLink href={upgradeUrl} target="_blank" rel="noopener">
            {t('domains.obstacle.upgrade')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
