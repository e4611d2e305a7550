import { History } from '../../../src/ui/icons'
import { useState } from 'react'
import { useNoteVersionsQuery } from '../../../src/api/websites'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { LoadFailure } from '../../../src/parts/submit'
import { Button, Dialog, EmptyState, Ends, Skeleton } from '../../../src/ui'
import { NoteDiff } from './NoteDiff'
import styles from './note.module.css'

interface Props {
  websiteId: number
  /** The note as it is now. */
  text: string
  /** Without it the note may only be read. */
  onRestore: ((text: string) => void) | undefined
  onExited: () => void
}

/** Earlier versions of the note, each compared with the note as it is now (WN-04). */
export default function NoteVersions({ websiteId, text, onRestore, onExited }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(true)
  const { data, error, refetch } = useNoteVersionsQuery(websiteId)
  const restore = (earlier: string) => {
    onRestore?.(earlier)
    setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      icon={History}
      size="lg"
      title={t('websiteDetails.note.versions')}
      onClose={() => setOpen(false)}
      onExited={onExited}
    >
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton width="100%" />}
      {data?.length === 0 && <EmptyState icon={History} title={t('websiteDetails.note.versions.none')} />}
      {data && data.length > 0 && <p className={styles.hint}>{t('websiteDetails.note.versions.hint')}</p>}
      <ol className={styles.versions}>
        {data?.map((earlier) => (
          <li key={earlier.version}>
            <Ends className={styles.version}>
              <h3 className={styles.author}>
                {formats.dateTime(earlier.updatedAt)}
                {earlier.updatedBy && ` · ${fullName(earlier.updatedBy)}`}
              </h3>
              {onRestore && (
                <Button size="sm" onClick={() => restore(earlier.text)}>
                  {t('websiteDetails.note.versions.restore')}
                </Button>
              )}
            </Ends>
            <NoteDiff from={text} to={earlier.text} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
