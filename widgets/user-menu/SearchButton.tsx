import { Search } from '../../src/ui/icons'
import { useMessages } from '../../src/i18n'
import { openPalette, useAppDispatch } from '../../src/store'
import { IconButton } from '../../src/ui'

/** Opens the palette, which is there on every page, for whoever does not know its keys. */
export function SearchButton() {
  const t = useMessages()
  const dispatch = useAppDispatch()
  return (
    <IconButton icon={Search} label={t('userMenu.search')} aria-keyshortcuts="Control+K Meta+K" onClick={() => dispatch(openPalette())} />
  )
}
