import { Globe } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useWebsiteSearchQuery } from '../../../src/api'
import { partner_website_details } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { usePageStore } from '../../../src/store'
import { Dialog, SearchField, useActiveRow } from '../../../src/ui'
import { useEdits } from '../edits/Edits'
import type { ViewParts } from '../view/ViewParts'
import { type Command, commandsOf, findCommands } from './commands'
import styles from './palette.module.css'

interface Props extends ViewParts {
  open: boolean
  onClose: () => void
}

/** From so many letters on websites are searched too. */
const SEARCHED_FROM = 2

/** Goes anywhere, opens any website, does anything with what is selected, by typing. */
export default function Palette({ open, onClose, ...parts }: Props) {
  const t = useMessages()
  const edits = useEdits()
  const { navigation } = usePageStore()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const listId = useId()
  const { data: websites = [] } = useWebsiteSearchQuery(typed.trim(), { skip: typed.trim().length < SEARCHED_FROM })
  const found = websites.map(
    (website): Command => ({
      id: `website-${website.id}`,
      label: website.title,
      detail: website.domain ?? website.customer?.firm ?? '',
      icon: Globe,
      run: () => navigation.toRoute(partner_website_details.name, { website: website.id }),
    }),
  )
  const shown = [
    ...findCommands(commandsOf({ ...parts, t, edits, navigation }), typed),
    ...(typed.trim().length < SEARCHED_FROM ? [] : found),
  ]
  const current = Math.min(active, shown.length - 1)
  const list = useRef<HTMLDivElement>(null)
  const point = useActiveRow(list, current, setActive)

  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && shown.length > 0) {
      event.preventDefault()
      setActive((current + step + shown.length) % shown.length)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(shown[current])
    }
  }

  return (
    <Dialog open={open} title={t('websites.keys.palette')} onClose={onClose} onExited={() => setTyped('')}>
      <SearchField
        label={t('websites.palette.hint')}
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
        }}
        onKeyDown={onKeyDown}
      />
      {/* Keys go to the field, which keeps the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div ref={list} id={listId} role="listbox" aria-label={t('websites.keys.palette')} className={styles.list}>
        {shown.map((command, index) => {
          const { id, label, detail, icon: Icon } = command
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role
            <div
              key={id}
              id={`${listId}-${id}`}
              role="option"
              aria-selected={index === current}
              className={styles.option}
              onPointerMove={() => point(index)}
              onClick={() => run(command)}
            >
              <Icon size={16} aria-hidden />
              <span className={styles.label}>{label}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </div>
          )
        })}
      </div>
      {shown.length === 0 && <p className={styles.detail}>{t('partner.general.noMatches')}</p>}
    </Dialog>
  )
}
