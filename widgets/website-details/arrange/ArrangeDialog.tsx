import { ArrowDown, ArrowUp, GripVertical, LayoutDashboard } from '../../../src/ui/icons'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useSavePreferencesMutation } from '../../../src/api/personal'
import { useMessages } from '../../../src/i18n'
import { arrange, type CardStep, type DetailsCard } from '../../../src/model'
import { selectPreferences, useAppSelector, useAttempt } from '../../../src/store'
import { Button, Dialog, IconButton, useAnnounce } from '../../../src/ui'
import { useDragSort } from '../shared/useDragSort'
import styles from './arrange.module.css'
import { type Line, moveLine, toLines } from './cardLines'

/** The title each card has. */
const TITLES: Readonly<Record<DetailsCard, string>> = {
  customer: 'customer.title',
  people: 'details.people',
  todos: 'todo.title',
  note: 'note.title',
  tags: 'tags.title',
  time: 'timer.title',
  domains: 'details.domains',
  statistics: 'statistics.title',
  contract: 'contract.title',
}

/** Puts the cards in another order, with the pointer, with buttons or with Alt and the arrows; the page behind follows (WD-01). */
export default function ArrangeDialog({ onExited }: { onExited: () => void }) {
  const t = useMessages()
  const announce = useAnnounce()
  const attempt = useAttempt()
  const [isOpen, setOpen] = useState(true)
  const { cards } = useAppSelector(selectPreferences)
  const [save] = useSavePreferencesMutation()
  const list = useRef<HTMLUListElement>(null)
  const lines = toLines(arrange(cards))

  const put = (next: CardStep) => void attempt({ run: () => save({ cardSteps: [next] }).unwrap() })
  const move = (from: number, before: number) => {
    const next = moveLine(lines, from, before)
    if (next) put(next)
    return next
  }
  const step = (from: number, by: 1 | -1) => {
    const next = canStep(lines, from, by) ? move(from, by === 1 ? from + 2 : from - 1) : null
    if (!next) return
    const { card, column, above } = next
    announce(t('arrange.moved', { card: t(TITLES[card]), column: t(`details.zone.${column}`), place: above.length + 1 }))
  }
  const { drag, handleProps } = useDragSort({ list, onDrop: (id, beforeId) => void move(id, beforeId ?? lines.length) })
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined
    if (!by) return
    event.preventDefault()
    step(index, by)
  }

  return (
    <Dialog
      open={isOpen}
      size="sm"
      fullWidth
      icon={LayoutDashboard}
      title={t('arrange.title')}
      onClose={() => setOpen(false)}
      onExited={onExited}
      actions={
        <>
          <Button disabled={!cards} onClick={() => put('usual')}>
            {t('arrange.reset')}
          </Button>
          <Button variant="primary" onClick={() => setOpen(false)}>
            {t('partner.general.close')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{t('arrange.hint')}</p>
      <ul ref={list} className={styles.list} data-end={(drag && drag.beforeId === null) || undefined}>
        {lines.map((line, index) =>
          'column' in line ? (
            <li
              key={`column ${line.column}`}
              data-sort={index}
              data-target={drag?.beforeId === index || undefined}
              className={styles.column}
            >
              {t(`details.zone.${line.column}`)}
            </li>
          ) : (
            // The keys come from the controls inside.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={line.card}
              data-sort={index}
              data-dragged={drag?.id === index || undefined}
              data-target={drag?.beforeId === index || undefined}
              className={styles.card}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <button
                type="button"
                {...handleProps(index)}
                className={styles.handle}
                aria-label={t('arrange.move', { card: t(TITLES[line.card]) })}
              >
                <GripVertical size={16} aria-hidden />
              </button>
              <span className={styles.name}>{t(TITLES[line.card])}</span>
              <IconButton
                icon={ArrowUp}
                size="sm"
                label={t('arrange.up', { card: t(TITLES[line.card]) })}
                disabled={!canStep(lines, index, -1)}
                onClick={() => step(index, -1)}
              />
              <IconButton
                icon={ArrowDown}
                size="sm"
                label={t('arrange.down', { card: t(TITLES[line.card]) })}
                disabled={!canStep(lines, index, 1)}
                onClick={() => step(index, 1)}
              />
            </li>
          ),
        )}
      </ul>
    </Dialog>
  )
}

/** Below the first heading, and down to the end. */
const canStep = (lines: readonly Line[], index: number, by: 1 | -1): boolean => (by === 1 ? index < lines.length - 1 : index > 1)
