import type { ErrorObject } from '../../http'
import { useMessages } from '../../i18n'
import { UpgradeLink } from './UpgradeLink'

interface Props {
  readonly error: ErrorObject
  /** In other words than those of the error itself. */
  readonly text?: string
}

/** Why something failed, wherever it is said: in a field, a dialog, in the place of what could not be loaded. */
export function Reason({ error: { message, values, link }, text }: Props) {
  const t = useMessages()
  return <UpgradeLink link={link}>{text ?? t(message, values)}</UpgradeLink>
}
