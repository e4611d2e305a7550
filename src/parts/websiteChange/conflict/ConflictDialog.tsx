import { GitMerge } from '../../../ui/icons'
import { useMessages } from '../../../i18n'
import { withTexts } from '../../../islands'
import { Button, Dialog } from '../../../ui'
import type { Conflict } from './Conflict'
import styles from './conflict.module.css'
import { changeTexts } from '../texts'

interface Props {
  open: boolean
  conflict: Conflict
  onAnswer: (isMine: boolean) => void
}

/** Two people changed the same field: both values are shown, and the user chooses. */
function ConflictDialog({ open, conflict, onAnswer }: Props) {
  const t = useMessages()
  const keepTheirs = () => onAnswer(false)
  return (
    <Dialog
      open={open}
      icon={GitMerge}
      size="md"
      title={t('websiteChange.conflict.title', { field: conflict.field })}
      onClose={keepTheirs}
      actions={
        <>
          <Button data-autofocus onClick={keepTheirs}>
            {t('websiteChange.conflict.keepTheirs')}
          </Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {t('websiteChange.conflict.takeMine')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{conflict.told ?? t('websiteChange.conflict.text')}</p>
      <dl className={styles.values}>
        <div className={styles.value}>
          <dt>{t('websiteChange.conflict.theirs')}</dt>
          <dd>{conflict.theirs || t('partner.general.none')}</dd>
        </div>
        <div className={styles.value}>
          <dt>{t('websiteChange.conflict.mine')}</dt>
          <dd>{conflict.mine || t('partner.general.none')}</dd>
        </div>
      </dl>
    </Dialog>
  )
}

export default withTexts(ConflictDialog, changeTexts)
