import { useInviteToPortalMutation } from '../../../src/api/portal'
import { partner_website_portal_invite } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { showToast, useAppDispatch, useAttempt, useCopy } from '../../../src/store'

/** Ways to let the customer in: a link to paste somewhere, or a mail with it (WD-04); null where the server makes none. */
export function usePortalInvitation(id: number): { copyLink: () => void; mailLink: () => void } | null {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const copy = useCopy()
  const { router } = useIsland()
  const [invite] = useInviteToPortalMutation()
  if (!router.has(partner_website_portal_invite.name)) return null

  const copyLink = async () => {
    const { url } = await invite({ id, mail: false }).unwrap()
    if (url) await copy(url)
  }
  const mailLink = async () => {
    const { sentTo } = await invite({ id, mail: true }).unwrap()
    dispatch(showToast({ kind: 'success', key: t('websiteDetails.portal.mailed', { email: sentTo ?? '' }) }))
  }
  return { copyLink: () => void attempt({ run: copyLink }), mailLink: () => void attempt({ run: mailLink }) }
}
