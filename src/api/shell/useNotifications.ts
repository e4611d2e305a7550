import { useEffect } from 'react'
import * as v from 'valibot'
import { partner_events, partner_website_details } from '../../contract'
import { showToast, useAppDispatch, usePageStore } from '../../store'
import { openEventLine } from './openEventLine'

const Notification = v.pipe(v.string(), v.parseJson(), v.object({ websiteId: v.number(), text: v.string() }))

/** Shows what the server tells this person alone, wherever they are (PR-02). */
export function useNotifications(): void {
  const dispatch = useAppDispatch()
  const { navigation, services } = usePageStore()
  const { router } = services

  useEffect(() => {
    if (!router.has(partner_events.name)) return undefined
    return openEventLine({
      url: router.generate(partner_events.name),
      kinds: ['notification'],
      onEvent(_, data) {
        const { success, output } = v.safeParse(Notification, data)
        if (!success) return
        const open = () => navigation.toRoute(partner_website_details.name, { website: output.websiteId })
        const canOpen = router.has(partner_website_details.name)
        dispatch(
          showToast({ kind: 'info', key: output.text, ...(canOpen && { action: { key: 'partner.general.openWebsite', run: open } }) }),
        )
      },
      // Mails tell what a page has missed.
      onGap: () => {},
    })
  }, [router, navigation, dispatch])
}
