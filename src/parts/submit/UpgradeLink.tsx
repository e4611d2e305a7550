import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import type { ErrorObject } from '../../http'
import { useUpgradeUrl } from '../../islands'
import { VisuallyHidden } from '../../ui'

interface Props {
  readonly link: ErrorObject['link']
  readonly children: ReactNode
}

/** What an error says. Where a larger plan would help it is a link to the page for that, in a new tab (spec 8). */
export function UpgradeLink({ link, children }: Props) {
  const upgradeUrl = useUpgradeUrl()
  const t = useMessages()
  if (!link || upgradeUrl === null) return children
  return (
    <a href={upgradeUrl} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({t('partner.general.newTab')})</VisuallyHidden>
    </a>
  )
}
