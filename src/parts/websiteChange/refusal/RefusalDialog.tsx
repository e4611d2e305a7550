import { Eye, ShieldAlert } from '../../../ui/icons'
import { useMemo, useState } from 'react'
import { selectShownWebsites } from '../../../api/websites'
import type { WebsiteChange } from '../../../api/websiteChange'
import type { Website } from '../../../contract'
import { useMessages } from '../../../i18n'
import { may } from '../../../model'
import { useAppSelector } from '../../../store'
import { Button, Dialog } from '../../../ui'
import type { Explanation } from './Explanation'
import { Override } from './Override'
import { RefusedRow } from './RefusedRow'
import { Remedies } from './Remedies'
import styles from './refusal.module.css'
import { useOpenWork } from './useOpenWork'
import { useWebsiteChanges } from '../WebsiteChanges'

interface Props {
  open: boolean
  explanation: Explanation
  onClose: () => void
}

/** What was refused and why, and what helps (OV-02, L-03). The rules are asked again after every remedy, until the way is free. */
export default function RefusalDialog({ open, explanation: { change, rows, done }, onClose }: Props) {
  const t = useMessages()
  const { apply, refusalsOf, rules, showPortal } = useWebsiteChanges()
  const websites = useNow(rows)
  const moved = websites.filter((_, index) => rows[index]?.isMoved)
  const refused = websites.filter((_, index) => !rows[index]?.isMoved)
  const only = refused.length === 1 ? refused[0] : undefined
  const work = useOpenWork(only?.id, rules.settings.validateUndoneEntries)
  const refusals = refused.flatMap((website) => refusalsOf(website, change, work))
  const { status } = change
  const look =
    only && status && showPortal
      ? () => {
          onClose()
          showPortal(only, status)
        }
      : null
  const told = rows.flatMap((row) => row.told)
  const isAllMoved = moved.length === rows.length
  const canRetry = refused.length > 0 && Object.keys(change).length > 0
  const canInsist =
    may('override_validation', rules.viewer.roles) === 'all' &&
    change.status !== undefined &&
    refusals.length + told.length > 0 &&
    refusals.every(({ overridable }) => overridable)

  const again = (those: readonly Website[], next = change, override?: string) => {
    onClose()
    void apply(those, next, override === undefined ? { work } : { override })
  }
  // What was asked for is replaced by something better, or what was missing is supplied first.
  const remedy = (fix: WebsiteChange) => {
    if (Object.keys(fix).some((field) => field in change) || (fix.due_date && change.move_due)) onClose()
    void apply(refused, fix)
  }

  return (
    <Dialog
      open={open}
      icon={ShieldAlert}
      title={t(isAllMoved ? 'websiteChange.moved.title' : 'websiteChange.refused.title', { count: rows.length })}
      onClose={onClose}
      actions={
        <>
          {look && (
            <Button icon={Eye} onClick={look}>
              {t('websiteChange.portal')}
            </Button>
          )}
          <Button data-autofocus onClick={onClose}>
            {t(isAllMoved ? 'websiteChange.moved.leave' : 'partner.general.close')}
          </Button>
          {moved.length > 0 && change.status && (
            <Button onClick={() => again(moved)}>
              {t('websiteChange.moved.again', { count: moved.length, status: t(`status.${change.status}`) })}
            </Button>
          )}
          {canRetry && (
            <Button variant="primary" disabled={refusals.length > 0} onClick={() => again(refused)}>
              {change.status ? t('websiteChange.moveTo', { status: t(`status.${change.status}`) }) : t('partner.general.retry')}
            </Button>
          )}
        </>
      }
    >
      {done > 0 && <p className={styles.done}>{t('websiteChange.refused.others', { count: done })}</p>}
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <RefusedRow key={row.website.id} row={row} website={websites[index] ?? row.website} change={change} work={work} />
        ))}
      </ul>
      <Remedies websites={refused} change={change} refusals={refusals} work={work} onRemedy={remedy} />
      {canRetry && refusals.length === 0 && told.length === 0 && <p className={styles.free}>{t('websiteChange.refused.free')}</p>}
      {canInsist && <Override onOverride={(reason) => again(refused, change, reason)} />}
    </Dialog>
  )
}

/** The websites in question as they are by now. */
function useNow(rows: Explanation['rows']): readonly Website[] {
  const [at] = useState(Date.now)
  const before = useMemo(() => rows.map(({ website }) => website), [rows])
  return useAppSelector((state) => selectShownWebsites(state, before, at))
}
