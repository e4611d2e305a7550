import { Zap } from '../../src/ui/icons'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { AccountAction } from '../../src/parts/destinations'
import { useMessages } from '../../src/i18n'
import { closeDialog, type Command, dialogExited, type OpenedDialog, useAppDispatch, usePageStore } from '../../src/store'
import { Dialog, Kbd, SearchField, useActiveRow } from '../../src/ui'
import { findCommands } from './findCommands'
import styles from './palette.module.css'
import { usePlaces } from './usePlaces'
import { useFoundWebsites } from './useFoundWebsites'

interface Props {
  dialog: OpenedDialog
  actions: readonly AccountAction[]
}

/** Goes anywhere, opens any website, does anything with what is selected, by typing. */
export function Palette({ dialog: { id: dialogId, open }, actions }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { commands } = usePageStore()
  const chosen = useRef<Command>(undefined)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [offered, setOffered] = useState<readonly Command[]>()
  /** Enter was pressed before there was anything to run. */
  const isDue = useRef(false)
  const listId = useId()
  const places = usePlaces(actions)
  const websites = useFoundWebsites(typed)
  useEffect(() => void commands.all().then(setOffered), [commands])

  const shown = [...findCommands([...(offered ?? []), ...places], typed), ...websites.found]
  const current = Math.min(active, shown.length - 1)
  const list = useRef<HTMLDivElement>(null)
  const point = useActiveRow(list, current, setActive)

  const close = () => dispatch(closeDialog(dialogId))
  const run = (command: Command | undefined) => {
    if (!command) return
    chosen.current = command
    close()
  }
  // Who types faster than the search gets what they see once it is there.
  const isWaiting = !offered || (shown.length === 0 && websites.isSearching)
  const runDue = useEffectEvent(() => {
    if (isDue.current) run(shown[current])
    isDue.current = false
  })
  useEffect(() => {
    if (!isWaiting) runDue()
  }, [isWaiting])
  // The dialog has given the focus back by then, so it stays with whatever the command opens.
  const onExited = () => {
    dispatch(dialogExited(dialogId))
    chosen.current?.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && shown.length > 0) {
      event.preventDefault()
      setActive((current + step + shown.length) % shown.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (isWaiting) isDue.current = true
      else run(shown[current])
    }
  }

  return (
    <Dialog open={open} title={t('palette.title')} onClose={close} onExited={onExited}>
      <SearchField
        label={t('palette.hint')}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={shown[current] && `${listId}-${shown[current].id}`}
        aria-autocomplete="list"
        data-autofocus
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setActive(0)
          isDue.current = false
        }}
        onKeyDown={onKeyDown}
      />
      {/* Keys go to the field, which keeps the focus. */}
      <div ref={list} id={listId} role="listbox" aria-label={t('palette.title')} className={styles.list}>
        {shown.map((command, index) => {
          const { id, label, detail, keys, icon: Icon = Zap } = command
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={id}
              id={`${listId}-${id}`}
              role="option"
              aria-selected={index === current}
              className={styles.option}
              onPointerMove={() => point(index)}
              onClick={() => run(command)}
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
      {shown.length === 0 && !websites.isSearching && <p className={styles.detail}>{t('partner.general.noMatches')}</p>}
    </Dialog>
  )
}
