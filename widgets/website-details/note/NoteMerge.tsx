import { GitMerge } from '../../../src/ui/icons'
import type { Note } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { Button, Dialog } from '../../../src/ui'
import styles from './note.module.css'

interface Props {
  mine: string
  theirs: Note
  onMine: () => void
  onTheirs: () => void
  onBoth: () => void
}

/** Two people wrote the note at once: both texts side by side, to take one of them or both. */
export default function NoteMerge({ mine, theirs, onMine, onTheirs, onBoth }: Props) {
  const t = useMessages()
  const author = theirs.updatedBy ? fullName(theirs.updatedBy) : ''
  return (
    <Dialog
      open
      icon={GitMerge}
      size="lg"
      title={t('websiteDetails.note.merge.title')}
      actions={
        <>
          <Button onClick={onTheirs}>{t('websiteChange.conflict.keepTheirs')}</Button>
          <Button onClick={onMine}>{t('websiteChange.conflict.takeMine')}</Button>
          <Button variant="primary" data-autofocus onClick={onBoth}>
            {t('websiteDetails.note.merge.both')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{t('websiteChange.conflict.text')}</p>
      <div className={styles.texts}>
        <section aria-label={t('websiteChange.conflict.theirs')}>
          <h3 className={styles.author}>
            {t('websiteChange.conflict.theirs')} {author && `· ${author}`}
          </h3>
          <pre className={styles.text}>{theirs.text}</pre>
        </section>
        <section aria-label={t('websiteChange.conflict.mine')}>
          <h3 className={styles.author}>{t('websiteChange.conflict.mine')}</h3>
          <pre className={styles.text}>{mine}</pre>
        </section>
      </div>
    </Dialog>
  )
}
