import { Mail } from '../../../src/ui/icons'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { MenuItem } from '../../../src/ui'
import { useWriteAbout } from './useWriteAbout'

/** Opens the composer for one customer, from a menu. */
export function WriteItem({ website }: { website: Website }) {
  const t = useMessages()
  const write = useWriteAbout()
  if (!write) return null
  return (
    <MenuItem icon={Mail} onSelect={() => write([website])}>
      {t('websites.mail.write')}
    </MenuItem>
  )
}
