import { useState } from 'react'
import { type Domain, external_webmail } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { Button, ButtonLink, Dialog } from '../../../src/ui'
import { Mailbox } from '../../../src/ui/icons'
import { CreateMailboxDialog } from './CreateMailboxDialog'
import { MailboxList } from './MailboxList'
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
  const close = () => setOpen(false)
  return (
    <>
      {/* Before the dialog: it gives the focus back first when both close. */}
      {step && <StepDialog domain={domain} step={step} onExited={() => setStep(null)} />}
      <Dialog
        open={isOpen}
        icon={Mailbox}
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
        <MailboxList domain={domain} onStep={setStep} />
      </Dialog>
    </>
  )
}

function StepDialog({ domain, step, onExited }: Props & { readonly step: MailboxStep }) {
  if (step.kind === 'create') return <CreateMailboxDialog domain={domain} onExited={onExited} />
  const Step = step.kind === 'password' ? PasswordDialog : RemoveMailboxDialog
  return <Step domain={domain} mailbox={step.mailbox} onExited={onExited} />
}
