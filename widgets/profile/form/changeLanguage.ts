import { useMessages } from '../../../src/i18n'
import type { Locale } from '../../../src/model'
import { requestLocale, showToast, useAppDispatch, usePageStore } from '../../../src/store'

/** Brings the page into another language: in place, or by a reload that the user is offered. */
export function useChangeLanguage(): (locale: Locale) => void {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { leavePage } = usePageStore().services
  return (locale) => {
    if (requestLocale(locale)) return
    const reload = () => leavePage(location.href, 'reload')
    dispatch(showToast({ kind: 'info', key: t('profile.language.reload'), action: { key: 'partner.general.reload', run: reload } }))
  }
}
