import { TriangleAlert } from 'lucide-react'
import { useMessages } from '../../../src/i18n'
import { Button, Dialog } from '../../../src/ui'
import type { Doubt } from '../checkDraft'
import styles from '../mailer.module.css'

interface Props {
  doubts: readonly Doubt[]
  onSend: () => void
  onClose: () => void
}

/** Asks before something is sent that is probably not meant so. */
export function DoubtsDialog({ doubts, onSend, onClose }: Props) {
  const t = useMessages()
  return (
    <Dialog
      open={doubts.length > 0}
      icon={TriangleAlert}
      title={t('mailer.doubts')}
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('mailer.doubts.back')}
          </Button>
          <Button variant="primary" onClick={onSend}>
            {t('mailer.doubts.send')}
          </Button>
        </>
      }
    >
      <ul className={styles.doubts}>
        {doubts.map((doubt) => (
          <li key={doubt}>{t(`mailer.doubt.${doubt}`)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
