import { Bell, BellOff, Ellipsis, SquareCheck } from '../../../src/ui/icons'
import { type ComponentProps, useContext } from 'react'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { isLead } from '../../../src/model'
import { StatusItems, useWebsiteChanges } from '../../../src/parts/websiteChange'
import { cx, Menu, MenuGroup, MenuItem, MenuSeparator } from '../../../src/ui'
import { WriteItem } from '../mail/WriteItem'
import { BoardContext } from './BoardContext'
import quiet from '../shared/quietButton.module.css'
import styles from './card.module.css'
import { LeadMenu } from '../lead/LeadMenu'

interface Props {
  website: Website
  isActive: boolean
  isSelected: boolean
}

/** What can be done with a card without dragging it; with a lead, all that is done with leads, too (LE-02). */
export function CardMenu({ website, isActive, isSelected }: Props) {
  const t = useMessages()
  const { apply, may } = useWebsiteChanges()
  const { onToggle } = useContext(BoardContext)
  const renderButton = (props: ComponentProps<'button'>) => (
    <button
      type="button"
      {...props}
      className={cx(quiet.button, styles.menu)}
      data-key="s"
      tabIndex={isActive ? 0 : -1}
      aria-label={t('websites.board.menu', { title: website.title })}
    >
      <Ellipsis size={16} aria-hidden />
    </button>
  )
  const items = (
    <>
      {may('change_status') && (
        <MenuGroup label={t('websites.board.moveTo')}>
          <StatusItems websites={[website]} />
        </MenuGroup>
      )}
      <MenuGroup label={t('websites.board.more')}>
        <MenuItem icon={SquareCheck} end="X" onSelect={() => onToggle(website)}>
          {t(isSelected ? 'websites.board.unselect' : 'websites.board.select')}
        </MenuItem>
        <MenuItem
          changes
          icon={website.following ? BellOff : Bell}
          end="F"
          onSelect={() => void apply([website], { following: !website.following })}
        >
          {t(website.following ? 'websiteChange.unfollow' : 'websiteChange.follow')}
        </MenuItem>
        <WriteItem website={website} />
      </MenuGroup>
    </>
  )
  if (!isLead(website.status)) {
    return (
      <Menu placement="bottom-end" renderTrigger={renderButton}>
        {items}
      </Menu>
    )
  }
  return (
    // A menu that was opened meanwhile would be gone with the fallback.
    <LeadMenu website={website} renderTrigger={renderButton}>
      <MenuSeparator />
      {items}
    </LeadMenu>
  )
}
