import { fullName } from '../../model'
import { Avatar, type AvatarProps } from './Avatar'
import styles from './personName.module.css'

interface Props {
  person: NonNullable<AvatarProps['person']>
  size?: AvatarProps['size']
}

/** Picture and full name side by side. */
export const PersonName = ({ person, size = 'sm' }: Props) => (
  <span className={styles.person}>
    <Avatar person={person} size={size} decorative />
    <span className={styles.name}>{fullName(person)}</span>
  </span>
)
