import { Copy, Download, ShieldCheck } from '../../../src/ui/icons'
import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { useCopy } from '../../../src/store'
import { Button, Dialog, download, Stack } from '../../../src/ui'
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
  const text = `${codes.join('\n')}\n`
  return (
    <Dialog
      open={isOpen}
      icon={ShieldCheck}
      title={t('profile.recovery.title')}
      onClose={() => setOpen(false)}
      onExited={onClose}
      actions={
        <>
          <Button icon={Copy} onClick={() => void copy(text)}>
            {t('partner.general.copy')}
          </Button>
          <Button icon={Download} onClick={() => download(text, 'recovery-codes.txt', 'text/plain;charset=utf-8')}>
            {t('profile.recovery.download')}
          </Button>
          <Button variant="primary" data-autofocus onClick={() => setOpen(false)}>
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
  )
}
