import { useMessages } from '../../../../src/i18n'
import { IconButton, Menu } from '../../../../src/ui'
import { Ellipsis } from '../../../../src/ui/icons'
import { MessageMenuItems, type MessageMenuProps } from './MessageMenuItems'

/** Everything else that can be done with a message. */
export function MessageMenu(props: MessageMenuProps) {
  const t = useMessages()
  return (
    <Menu
      placement="bottom-end"
      renderTrigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('partner.general.more')} size="sm" />}
    >
      <MessageMenuItems {...props} />
    </Menu>
  )
}
