import { CircleCheck, CircleX, ListChecks, TriangleAlert } from '../../../src/ui/icons'
import { useState } from 'react'
import { useRunWebsiteCheckMutation, useWebsiteCheckQuery } from '../../../src/api/websites'
import type { CheckReport } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { LoadFailure, Refusal } from '../../../src/parts/submit'
import { Button, Dialog, LockedActions, Skeleton } from '../../../src/ui'
import styles from './check.module.css'

interface Props {
  websiteId: number
  onExited: () => void
}

const ICONS = { ok: CircleCheck, warning: TriangleAlert, error: CircleX } as const
const ROWS = 6

/** What the last check of the website found; it can be run again (WD-07). */
export default function CheckDialog({ websiteId, onExited }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(true)
  const { data: report, error, refetch, isFetching } = useWebsiteCheckQuery(websiteId, { refetchOnMountOrArgChange: true })
  const [run, { isLoading, error: runError }] = useRunWebsiteCheckMutation()
  const failure = runError && toErrorObject(runError)

  return (
    <Dialog
      open={isOpen}
      icon={ListChecks}
      title={t('websiteDetails.check')}
      onClose={() => setOpen(false)}
      onExited={onExited}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{t('partner.general.close')}</Button>
          <LockedActions>
            <Button variant="primary" busy={isLoading} onClick={() => void run(websiteId)}>
              {t(report?.checkedAt ? 'websiteDetails.check.again' : 'websiteDetails.check.run')}
            </Button>
          </LockedActions>
        </>
      }
    >
      {failure && <Refusal error={failure} />}
      {report ? (
        <>
          <p className={styles.when} aria-live="polite">
            {report.checkedAt
              ? t('websiteDetails.check.at', { date: formats.dateTime(report.checkedAt) })
              : t('websiteDetails.check.never')}
          </p>
          <Checklist report={report} />
        </>
      ) : error && !isFetching ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        Array.from({ length: ROWS }, (_, row) => <Skeleton key={row} />)
      )}
    </Dialog>
  )
}

function Checklist({ report }: { report: CheckReport }) {
  const t = useMessages()
  return (
    <ul className={styles.list}>
      {report.rows.map(({ name, state, message }) => {
        const Icon = ICONS[state]
        return (
          <li key={name} className={styles.row} data-state={state}>
            <Icon size={18} aria-label={t(`websiteDetails.check.${state}`)} />
            <span className={styles.text}>{message ?? name}</span>
          </li>
        )
      })}
    </ul>
  )
}
