import { LockKeyhole } from '../../../../src/ui/icons'
import { useState } from 'react'
import { useMessages } from '../../../../src/i18n'
import { ConfirmDialog, IconButton } from '../../../../src/ui'

interface Props {
  readonly record: string
  readonly domain: string
  /** Why it is locked. */
  readonly reason: string
  readonly onUnlock: () => void
}

/** Opens a record of the system for changes, after a warning (DN-12). */
export function UnlockButton({ record, domain, reason, onUnlock }: Props) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <IconButton icon={LockKeyhole} size="sm" label={t('domains.dns.unlock', { record, reason })} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={t('domains.dns.unlock.title')}
        confirmLabel={t('domains.dns.unlock.do')}
        danger
        onClose={() => setAsking(false)}
        onConfirm={onUnlock}
      >
        <p>
          <strong>{record}</strong>
        </p>
        <p>{t('domains.dns.unlock.text', { reason, domain })}</p>
      </ConfirmDialog>
    </>
  )
}
