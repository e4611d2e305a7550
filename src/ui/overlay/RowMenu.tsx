import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton'
import { Ellipsis } from '../icons'
import { Menu } from './Menu'
import styles from '../data/nameCell.module.css'

export interface RowMenuProps {
  label: string
  children: ReactNode
}

/** What can be done with a row of a table; where rows are cards it stands beside the name. */
export const RowMenu = ({ label, children }: RowMenuProps) => (
  <Menu
    placement="bottom-end"
    renderTrigger={(props) => <IconButton {...props} className={styles.menu} icon={Ellipsis} size="sm" label={label} />}
  >
    {children}
  </Menu>
)
