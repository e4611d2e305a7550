import { useMessages } from '../../../../src/i18n'
import { IconButton, Menu } from '../../../../src/ui'
import { Ellipsis } from '../../../../src/ui/icons'
import { EntryMenuItems, type EntryMenuProps } from './EntryMenuItems'

/** Everything else that can be done with an entry. */
export function EntryMenu(entry: EntryMenuProps) {
  const t = useMessages()
  return (
    <Menu
      placement="bottom-end"
      renderTrigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('partner.general.more')} size="sm" />}
    >
      <EntryMenuItems {...entry} />
    </Menu>
  )
}
