import { Eye, ShieldAlert } from '../../../ui/icons'
import { useMemo } from 'react'
import type { WebsiteChange } from '../../../api/websiteChange'
import { useMessages } from '../../../i18n'
import { may } from '../../../model'
import { Button, Dialog } from '../../../ui'
import { commonChange, stepsOf } from './steps'
import type { ExplainedRow, Explanation, RefusedRow as Row } from './Explanation'
import { Override } from './Override'
import { RefusedRow } from './RefusedRow'
import { Remedies } from './Remedies'
import styles from './refusal.module.css'
import { useOpenWork } from './useOpenWork'
import { useWebsiteChanges } from '../WebsiteChanges'
import { useWebsitesNow } from '../useWebsitesNow'

interface Props {
  open: boolean
  explanation: Explanation
  onClose: () => void
}

/** Somebody else has made something else of it meanwhile. */
const isChanged = ({ isMoved, theirs }: Row): boolean => isMoved === true || theirs !== undefined

/** What was refused and why, and what helps (OV-02, L-03). The rules are asked again after every remedy, until the way is free. */
export default function RefusalDialog({ open, explanation, onClose }: Props) {
  const t = useMessages()
  const { apply, applyAll, refusalsOf, rules, showPortal } = useWebsiteChanges()
  const before = useMemo(() => explanation.rows.map(({ website }) => website), [explanation])
  const now = useWebsitesNow(before)
  const rows = explanation.rows.map((row, index) => ({ ...row, website: now[index] ?? row.website }))
  const [changed, refused] = [rows.filter(isChanged), rows.filter((row) => !isChanged(row))]
  const websites = refused.map(({ website }) => website)
  const only = websites.length === 1 ? websites[0] : undefined
  const work = useOpenWork(only?.id, rules.settings.validateUndoneEntries)
  const refusals = refused.flatMap(({ website, change }) => refusalsOf(website, change, work))
  const change = commonChange(rows)
  const status = change?.status
  const look =
    only && status && showPortal
      ? () => {
          onClose()
          showPortal({ website: only, asked: status })
        }
      : null
  const told = rows.flatMap((row) => row.told)
  const isAllMoved = rows.every(({ isMoved }) => isMoved)
  const canRetry = refused.some((row) => Object.keys(row.change).length > 0)
  const canInsist =
    may('override_validation', rules.viewer.roles) === 'all' &&
    status !== undefined &&
    refusals.length + told.length > 0 &&
    refusals.every(({ overridable }) => overridable)

  const again = (those: readonly ExplainedRow[], override?: string) => {
    onClose()
    void applyAll(stepsOf(those), override === undefined ? { work } : { override })
  }
  // What was asked for is replaced by something better, or what was missing is supplied first.
  const remedy = (fix: WebsiteChange) => {
    if (change && (Object.keys(fix).some((field) => field in change) || (fix.due_date && change.move_due))) onClose()
    void apply(websites, fix)
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
            {t(refused.length === 0 ? 'websiteChange.moved.leave' : 'partner.general.close')}
          </Button>
          {changed.length > 0 && (
            <Button onClick={() => again(changed)}>
              {status
                ? t('websiteChange.moved.again', { count: changed.length, status: t(`status.${status}`) })
                : t('websiteChange.conflict.takeMine')}
            </Button>
          )}
          {canRetry && (
            <Button variant="primary" disabled={refusals.length > 0} onClick={() => again(refused)}>
              {status ? t('websiteChange.moveTo', { status: t(`status.${status}`) }) : t('partner.general.retry')}
            </Button>
          )}
        </>
      }
    >
      {explanation.done > 0 && <p className={styles.done}>{t('websiteChange.refused.others', { count: explanation.done })}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <RefusedRow key={row.website.id} row={row} work={work} />
        ))}
      </ul>
      {change && <Remedies websites={websites} change={change} refusals={refusals} work={work} onRemedy={remedy} />}
      {canRetry && refusals.length === 0 && told.length === 0 && <p className={styles.free}>{t('websiteChange.refused.free')}</p>}
      {canInsist && <Override onOverride={(reason) => again(refused, reason)} />}
    </Dialog>
  )
}
