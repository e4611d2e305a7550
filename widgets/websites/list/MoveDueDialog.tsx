import { CalendarRange } from '../../../src/ui/icons'
import { useState } from 'react'
import type { Website } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { DUE_MOVE_FROM, DUE_MOVE_MAX_DAYS, movedDue, REASON_MAX_LENGTH } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Checkbox, FormDialog, NumberField, RadioGroup, TextField } from '../../../src/ui'

interface Props {
  open: boolean
  websites: readonly Website[]
  /** Asks whether the customers are to be told. */
  offersMail: boolean
  onClose: () => void
  onApplied: (refused: ReadonlySet<number>, writes: boolean) => void
}

type From = (typeof DUE_MOVE_FROM)[number]
const USUAL_DAYS = 5

/** Lets due dates go on by working days, with a reason that every log keeps (OW-02). */
export default function MoveDueDialog({ open, websites, offersMail, onClose, onApplied }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { apply, rules } = useWebsiteChanges()
  const [days, setDays] = useState<number | null>(USUAL_DAYS)
  const [from, setFrom] = useState<From>('due')
  const [reason, setReason] = useState('')
  const [writes, setWrites] = useState(false)
  const isNumber = days !== null && Number.isInteger(days) && days >= 1 && days <= DUE_MOVE_MAX_DAYS
  const move = isNumber ? { days, from, reason: reason.trim(), today: rules.today } : null
  const ends = move ? websites.map(({ due_date }) => movedDue(due_date, move, rules.today)).toSorted() : []
  const [first = ''] = ends
  const last = ends.at(-1) ?? ''
  const only = websites.length === 1 ? websites[0] : undefined

  const submit = () => {
    if (!move?.reason) return false
    void apply(websites, { move_due: move }).then((refused) => onApplied(refused, writes))
    return true
  }
  return (
    <FormDialog
      open={open}
      icon={CalendarRange}
      title={`${t('websites.column.due_date')} – ${only?.title ?? t('websites.selected', { count: websites.length })}`}
      onClose={onClose}
      onExited={() => setReason('')}
      isChanged={reason !== ''}
      submitLabel={t('partner.general.apply')}
      disabled={!move?.reason}
      onSubmit={submit}
    >
      <NumberField
        label={t('websites.move.days')}
        description={`1 – ${DUE_MOVE_MAX_DAYS}`}
        value={days}
        min={1}
        max={DUE_MOVE_MAX_DAYS}
        required
        onChange={setDays}
      />
      <RadioGroup
        label={t('websites.move.from')}
        options={DUE_MOVE_FROM.map((value) => ({ value, label: t(`websites.move.from.${value}`) }))}
        value={from}
        onChange={(value) => setFrom(DUE_MOVE_FROM.find((one) => one === value) ?? 'due')}
      />
      <TextField label={t('websites.reason')} value={reason} required maxLength={REASON_MAX_LENGTH} onChange={setReason} />
      {offersMail && <Checkbox label={t('websiteChange.due.write')} checked={writes} onChange={setWrites} />}
      {first && (
        <p role="status">
          {t('websites.move.to', { date: [...new Set([first, last])].map((day) => formats.date(day)).join(' – ') })}{' '}
          {first < rules.today && t('websites.move.stillLate')}
        </p>
      )}
    </FormDialog>
  )
}
