import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { AccountAction } from '../../src/parts/destinations'
import { useMessages } from '../../src/i18n'
import { closeDialog, type Command, type OpenedDialog, useAppDispatch, usePageStore } from '../../src/store'
import { Dialog, SearchField } from '../../src/ui'
import { CommandList } from './CommandList'
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
  const onExited = () => chosen.current?.run()
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
    <Dialog id={dialogId} open={open} title={t('palette.title')} onClose={close} onExited={onExited}>
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
      <CommandList id={listId} commands={shown} current={current} onPoint={setActive} onRun={run} />
      {shown.length === 0 && !websites.isSearching && <p className={styles.detail}>{t('partner.general.noMatches')}</p>}
    </Dialog>
  )
}
