import { useCreateWebsiteMutation } from '../../../src/api/websites'
import { partner_website_details, type WebsiteDetails } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { navigate, showToast, useAppDispatch, usePageStore, useAttempt } from '../../../src/store'
import { useRights } from '../workflow/useRights'

/** Makes a copy of the website and offers to go there; null for whoever may not. */
export function useDuplicate(website: WebsiteDetails): (() => void) | null {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const store = usePageStore()
  const attempt = useAttempt()
  const may = useRights(website)
  const [create] = useCreateWebsiteMutation()
  if (!may('create_website')) return null
  const run = async () => {
    const { id } = await create({ title: t('websiteDetails.duplicate.title', { title: website.title }), source: website.id }).unwrap()
    const open = () => navigate(store).toRoute(partner_website_details.name, { website: id })
    dispatch(showToast({ kind: 'success', key: t('websiteDetails.duplicated'), action: { key: t('websiteDetails.open'), run: open } }))
  }
  return () => void attempt({ run })
}
