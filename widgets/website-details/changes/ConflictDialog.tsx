import { GitMerge } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { Button, Dialog } from '../../../src/ui'
import type { Conflict } from './Change'
import styles from './conflict.module.css'

interface Props {
  open: boolean
  conflict: Conflict
  onClose: () => void
}

/** Two people changed the same field: both values are shown, and the user chooses. */
export default function ConflictDialog({ open, conflict, onClose }: Props) {
  const t = useMessages()
  const takeMine = () => {
    conflict.takeMine()
    onClose()
  }
  return (
    <Dialog
      open={open}
      icon={GitMerge}
      size="md"
      title={t('details.conflict.title', { field: conflict.field })}
      onClose={onClose}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('details.conflict.keepTheirs')}
          </Button>
          <Button variant="primary" onClick={takeMine}>
            {t('details.conflict.takeMine')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{conflict.told ?? t('details.conflict.text')}</p>
      <dl className={styles.values}>
        <div className={styles.value}>
          <dt>{t('details.conflict.theirs')}</dt>
          <dd>{conflict.theirs || t('partner.general.none')}</dd>
        </div>
        <div className={styles.value}>
          <dt>{t('details.conflict.mine')}</dt>
          <dd>{conflict.mine || t('partner.general.none')}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
