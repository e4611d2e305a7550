import { Copy, Download, ShieldCheck } from '../../../src/ui/icons'
import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { useCopy } from '../../../src/store'
import { Button, ConfirmDialog, Dialog, download, Stack } from '../../../src/ui'
import styles from './signIn.module.css'

interface Props {
  codes: readonly string[]
  onClose: () => void
}

/** Shows new recovery codes, this one time. */
export default function RecoveryCodesDialog({ codes, onClose }: Props) {
  const t = useMessages()
  const copy = useCopy()
  const [isOpen, setOpen] = useState(true)
  const [isAsking, setAsking] = useState(false)
  const [isKept, setKept] = useState(false)
  const text = `${codes.join('\n')}\n`
  const keep = (how: () => unknown) => {
    setKept(true)
    how()
  }
  const close = () => {
    setAsking(false)
    setOpen(false)
  }
  return (
    <>
      {/* Before the dialog: it gives the focus back first when both close. */}
      <ConfirmDialog
        open={isAsking}
        title={t('profile.recovery.title')}
        confirmLabel={t('partner.general.discard')}
        cancelLabel={t('partner.general.back')}
        danger
        onClose={() => setAsking(false)}
        onConfirm={close}
      >
        {t('profile.recovery.why')}
      </ConfirmDialog>
      <Dialog
        open={isOpen}
        icon={ShieldCheck}
        title={t('profile.recovery.title')}
        onClose={() => (isKept ? close() : setAsking(true))}
        onExited={onClose}
        actions={
          <>
            <Button icon={Copy} onClick={() => keep(() => copy(text))}>
              {t('partner.general.copy')}
            </Button>
            <Button icon={Download} onClick={() => keep(() => download(text, 'recovery-codes.txt', 'text/plain;charset=utf-8'))}>
              {t('profile.recovery.download')}
            </Button>
            <Button variant="primary" data-autofocus onClick={close}>
              {t('profile.recovery.kept')}
            </Button>
          </>
        }
      >
        <Stack>
          <p>{t('profile.recovery.why')}</p>
          <ul className={styles.codes}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </Stack>
      </Dialog>
    </>
  )
}
