import { type KeyboardEvent, useId, useState } from 'react'
import { useLocale, useMessages } from '../../src/i18n'
import { useIsland } from '../../src/islands'
import { selectPartners, useAppSelector } from '../../src/store'
import { ConfirmDialog, SearchField, useAnnounce } from '../../src/ui'
import { findPartners } from './findPartners'
import { orderPartners } from './orderPartners'
import { PartnerList } from './PartnerList'
import { recentPartners } from './recentPartners'
import { useSwitchPartner } from './useSwitchPartner'

interface Props {
  userId: number
  onBusy: (isBusy: boolean) => void
  /** There is nothing to switch, or the user has thought better of it. */
  onDone: () => void
}

/** A search field with the partners below; arrows move, Enter switches. The focus stays in the field. */
export function PartnerPicker({ userId, onBusy, onDone }: Props) {
  const t = useMessages()
  const locale = useLocale()
  const announce = useAnnounce()
  const listId = useId()
  const current = useIsland().page.config.partnerId
  const [query, setQuery] = useState('')
  const partners = orderPartners(useAppSelector(selectPartners), { recent: recentPartners(userId), current, locale })
  const matches = findPartners(partners, query)
  // Enter at once goes back to the partner before.
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      matches.findIndex(({ id }) => id !== current),
    ),
  )
  const { choose, busyId, question } = useSwitchPartner({ userId, current, onBusy, onDone })

  const search = (text: string) => {
    setQuery(text)
    setActive(0)
    announce(t('partner.general.optionCount', { count: findPartners(partners, text).length }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const partner = matches[active]
    if (step && matches.length > 0) setActive((active + step + matches.length) % matches.length)
    else if (event.key === 'Enter' && partner && !event.nativeEvent.isComposing) choose(partner.id)
    else return
    event.preventDefault()
  }

  return (
    <>
      <SearchField
        label={t('userMenu.searchPartner')}
        value={query}
        onChange={search}
        onKeyDown={onKeyDown}
        autoComplete="off"
        role="combobox"
        aria-expanded={matches.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={matches[active] && `${listId}-${active}`}
      />
      <PartnerList id={listId} partners={matches} current={current} active={active} busyId={busyId} onChoose={choose} onPoint={setActive} />
      <ConfirmDialog {...question} title={t('userMenu.switchTitle')} confirmLabel={t('userMenu.switchConfirm')}>
        {t('userMenu.unsavedSwitch')}
      </ConfirmDialog>
    </>
  )
}
