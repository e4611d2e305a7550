import { TriangleAlert } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { ConfirmDialog } from '../../../src/ui'
import type { Doubt } from '../shared/checkDraft'
import styles from '../shared/mailer.module.css'

interface Props {
  doubts: readonly Doubt[]
  onSend: () => void
  onClose: () => void
}

/** Asks before something is sent that is probably not meant so. */
export function DoubtsDialog({ doubts, onSend, onClose }: Props) {
  const t = useMessages()
  return (
    <ConfirmDialog
      open={doubts.length > 0}
      icon={TriangleAlert}
      title={t('mailer.doubts')}
      cancelLabel={t('mailer.doubts.back')}
      confirmLabel={t('mailer.doubts.send')}
      onConfirm={onSend}
      onClose={onClose}
    >
      <ul className={styles.doubts}>
        {doubts.map((doubt) => (
          <li key={doubt}>{t(`mailer.doubt.${doubt}`)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
