import { useGenerateWebsiteMutation } from '../../../src/api/websites'
import { partner_website_generate } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { showToast, useAppDispatch, useAttempt } from '../../../src/store'
import { webHref } from '../shared/webHref'

/** Has the website generated and offers to open the result; null for whoever may not. */
export function useGenerate(id: number): (() => void) | null {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const { router } = useIsland()
  const [generate] = useGenerateWebsiteMutation()
  if (!router.has(partner_website_generate.name)) return null
  const run = async () => {
    const { url } = await generate(id).unwrap()
    // Not at once: browsers block windows that open long after the click.
    const show = () => void open(webHref(url), '_blank', 'noopener')
    dispatch(showToast({ kind: 'success', key: t('websiteDetails.generated'), action: { key: t('websiteDetails.open'), run: show } }))
  }
  return () => void attempt({ run })
}
