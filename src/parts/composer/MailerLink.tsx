import { ExternalLink } from '../../ui/icons'
import { partner_email_composer } from '../../contract'
import { useMessages } from '../../i18n'
import { useIsland } from '../../islands'
import { followLink, usePageStore } from '../../store'
import { ButtonLink, VisuallyHidden } from '../../ui'

interface Props {
  websiteId: number
  /** The message to answer. */
  reply?: number | undefined
}

/** The way to the whole composer: templates, formatting, preview, sending later. */
export function MailerLink({ websiteId, reply }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  if (!router.has(partner_email_composer.name)) return null
  const href = router.generate(partner_email_composer.name, { website: websiteId }, reply === undefined ? {} : { query: { reply } })
  const words = t('composer.mailer')
  return (
    <ButtonLink size="sm" variant="ghost" icon={ExternalLink} href={href} title={words} onClick={(event) => followLink(navigation, event)}>
      <VisuallyHidden>{words}</VisuallyHidden>
    </ButtonLink>
  )
}
