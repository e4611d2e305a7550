import { Trash2, Undo2 } from '../../../src/ui/icons'
import { restoreWebsites, useRecycleBinQuery } from '../../../src/api/websites'
import { toErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { LoadFailure } from '../../../src/parts/submit'
import { reportError, useAppDispatch } from '../../../src/store'
import { Button, Dialog, EmptyState, LockedActions, Skeleton } from '../../../src/ui'
import styles from './bin.module.css'

interface Props {
  open: boolean
  onClose: () => void
}

/** What was deleted lately, to be brought back. */
export default function BinDialog({ open, onClose }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const { data, error, refetch } = useRecycleBinQuery(undefined, { refetchOnMountOrArgChange: true, skip: !open })
  const failure = !data && error ? toErrorObject(error) : null
  const restore = (id: number) => void dispatch(restoreWebsites([id])).catch((thrown: unknown) => dispatch(reportError(thrown)))
  return (
    <Dialog
      open={open}
      icon={Trash2}
      title={t('websites.bin')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('partner.general.close')}</Button>}
    >
      {failure && <LoadFailure error={failure} onRetry={() => void refetch()} />}
      {!data && !failure && <Skeleton shape="block" height="120px" />}
      {data?.length === 0 && <EmptyState icon={Trash2} title={t('websites.bin.empty')} />}
      <ul className={styles.rows}>
        {data?.map(({ id, title, deletedAt, goneAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.texts}>
              <strong>{title}</strong>
              <span className={styles.hint}>
                {t('websites.bin.when', { deleted: formats.date(deletedAt), gone: formats.date(goneAt) })}
              </span>
            </span>
            <LockedActions>
              <Button size="sm" icon={Undo2} aria-label={t('websites.bin.restore', { title })} onClick={() => restore(id)}>
                {t('websites.restore')}
              </Button>
            </LockedActions>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
