import { use } from 'react'
import { useMessages } from '../../i18n'
import { ViewOnlyContext } from './ViewOnlyContext'

/** Why nothing on the page can be changed, if that is so. */
export function useViewOnly(): string | undefined {
  const t = useMessages()
  return use(ViewOnlyContext) ? t('partner.general.viewOnly') : undefined
}
