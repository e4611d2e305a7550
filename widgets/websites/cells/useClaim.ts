import { fetchWebsite, refreshWebsites } from '../../../src/api/websites'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { showToast, useAppDispatch } from '../../../src/store'

/** Makes the viewer the person in charge, unless somebody else was quicker: the version that was read must still be the one there is (LE-04). */
export function useClaim(): (website: Website) => Promise<void> {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { apply, people, rules } = useWebsiteChanges()
  const me = people.find(({ id }) => id === rules.viewer.id)

  return async (website) => {
    if (!me) return
    const now = await dispatch(fetchWebsite(website.id)).catch(() => website)
    if (now.assigned_to && now.assigned_to.id !== me.id) {
      dispatch(showToast({ kind: 'warning', key: t('websiteChange.taken', { title: now.title, name: fullName(now.assigned_to) }) }))
      dispatch(refreshWebsites())
    } else await apply([now], { assigned_to: me })
  }
}
