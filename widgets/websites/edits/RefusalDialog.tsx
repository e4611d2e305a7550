import { ShieldAlert } from '../../../src/ui/icons'
import { useState } from 'react'
import type { Website } from '../../../src/contract'
import { movedText, useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { may } from '../../../src/model'
import { serverNow } from '../../../src/page'
import { WebsiteLink } from '../../../src/parts/websiteLink'
import { Button, Dialog, TextField } from '../../../src/ui'
import { useEdits } from './Edits'
import type { ExplainedRow, Explanation } from './Explanation'
import { Remedies } from './Remedies'
import styles from './refusal.module.css'
import { refusalText } from './refusalText'

interface Props {
  open: boolean
  explanation: Explanation
  onClose: () => void
}

/** What was refused, row by row with its reason, and what helps (OV-02, L-03). */
export default function RefusalDialog({ open, explanation: { wish, rows, done }, onClose }: Props) {
  const t = useMessages()
  const [reason, setReason] = useState('')
  const { apply, refusalsOf, rules } = useEdits()
  const moved = rows.flatMap(({ website, isMoved }) => (isMoved ? website : []))
  const isAllMoved = moved.length === rows.length
  const websites = rows.flatMap(({ website, isMoved }) => (isMoved ? [] : website))
  const refusals = websites.flatMap((website) => refusalsOf(website, wish))
  const canInsist =
    may('override_validation', rules.viewer.roles) === 'all' &&
    wish.status !== undefined &&
    websites.length > 0 &&
    refusals.every(({ overridable }) => overridable)

  const again = (change = wish, override?: string, which: readonly Website[] = websites) => {
    onClose()
    void apply(which, change, override === undefined ? {} : { override })
  }
  return (
    <Dialog
      open={open}
      icon={ShieldAlert}
      title={t(isAllMoved ? 'websites.moved.title' : 'websites.refused.title', { count: rows.length })}
      onClose={onClose}
      onExited={() => setReason('')}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {t(isAllMoved ? 'websites.moved.leave' : 'partner.general.close')}
          </Button>
          {moved.length > 0 && wish.status && (
            <Button onClick={() => again(wish, undefined, moved)}>
              {t('websites.moved.again', { count: moved.length, status: t(`status.${wish.status}`) })}
            </Button>
          )}
        </>
      }
    >
      {done > 0 && <p className={styles.done}>{t('websites.refused.others', { count: done })}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.website.id} className={styles.row}>
            <WebsiteLink website={row.website} />
            <Reasons row={row} wish={wish} />
          </li>
        ))}
      </ul>
      <Remedies websites={websites} wish={wish} refusals={refusals} onApply={again} />
      {canInsist && (
        <div className={styles.override}>
          <TextField
            label={t('websites.override.reason')}
            description={t('websites.override.hint')}
            value={reason}
            maxLength={500}
            onChange={setReason}
          />
          <Button variant="danger" disabled={!reason.trim()} onClick={() => again(wish, reason.trim())}>
            {t('websites.override')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

function Reasons({ row: { website, error, isMoved }, wish }: { row: ExplainedRow; wish: Explanation['wish'] }) {
  const t = useMessages()
  const formats = useFormats()
  const { page } = useIsland()
  const { refusalsOf } = useEdits()
  if (isMoved) return <p className={styles.reason}>{movedText(website, { t, formats, now: serverNow(page) })}</p>
  const told = error?.fields?.map(({ message }) => message) ?? (error ? [t(error.message, error.values)] : [])
  const known = refusalsOf(website, wish).map((refusal) => refusalText(refusal, { t, formats }))
  return (
    <>
      {(told.length > 0 ? told : known).map((text) => (
        <p key={text} className={styles.reason}>
          {text}
        </p>
      ))}
    </>
  )
}
