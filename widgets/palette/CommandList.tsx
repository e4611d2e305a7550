import { useRef } from 'react'
import { useMessages } from '../../src/i18n'
import type { Command } from '../../src/store'
import { Kbd, useActiveRow } from '../../src/ui'
import { Zap } from '../../src/ui/icons'
import styles from './palette.module.css'

interface Props {
  id: string
  commands: readonly Command[]
  /** Index of the one that Enter runs. */
  current: number
  onPoint: (index: number) => void
  onRun: (command: Command) => void
}

/** The commands that were found. Keys go to the field, which keeps the focus. */
export function CommandList({ id: listId, commands, current, onPoint, onRun }: Props) {
  const t = useMessages()
  const list = useRef<HTMLDivElement>(null)
  const point = useActiveRow(list, current, onPoint)
  return (
    <div ref={list} id={listId} role="listbox" aria-label={t('palette.title')} className={styles.list}>
      {commands.map((command, index) => {
        const { id, label, about, detail = about, keys, icon: Icon = Zap } = command
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={id}
            id={`${listId}-${id}`}
            role="option"
            aria-selected={index === current}
            className={styles.option}
            onPointerMove={() => point(index)}
            onClick={() => onRun(command)}
          >
            <Icon size={16} />
            <span className={styles.words}>
              <span className={styles.label}>{label}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
            {keys && <Kbd>{keys}</Kbd>}
          </div>
        )
      })}
    </div>
  )
}
