import { History } from '../../src/ui/icons'
import { useState } from 'react'
import { useStaffActivityQuery } from '../../src/api/staff'
import { useFormats, useMessages } from '../../src/i18n'
import { fullName } from '../../src/model'
import { LoadFailure } from '../../src/parts/submit'
import { Dialog, Hint, Skeleton } from '../../src/ui'
import styles from './staff.module.css'

interface Props {
  onClose: () => void
}

/** What happened to memberships (SF-07). */
export default function ActivityDialog({ onClose }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(true)
  const { data, error, isFetching, refetch } = useStaffActivityQuery()
  return (
    <Dialog open={isOpen} title={t('staff.activity')} icon={History} onClose={() => setOpen(false)} onExited={onClose}>
      {data ? (
        <ol className={styles.activity}>
          {data.items.length === 0 && <li>{t('staff.activity.empty')}</li>}
          {data.items.map(({ id, at, by, action, subject, role }) => (
            <li key={id}>
              {t(`staff.activity.${action}`, {
                by: by ? fullName(by) || by.email || '–' : '–',
                subject,
                role: role ? t(`role.${role}`) : '',
              })}
              <Hint>
                <time dateTime={at}>{formats.dateTime(at)}</time>
              </Hint>
            </li>
          ))}
        </ol>
      ) : error && !isFetching ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="80%" />
      )}
    </Dialog>
  )
}
