import { type MailerOptions, partner_website_details } from '../../../src/contract'
import { useIsland } from '../../../src/islands'
import { followLink, usePageStore } from '../../../src/store'
import styles from '../mailer.module.css'

/** The website the mail is about, for those who have a page of it. */
export function WebsiteLink({ website }: Pick<MailerOptions, 'website'>) {
  const { router } = useIsland()
  const { navigation } = usePageStore()
  if (!router.has(partner_website_details.name)) return <p>{website.title}</p>
  return (
    <a
      className={styles.website}
      href={router.generate(partner_website_details.name, { website: website.id })}
      onClick={(event) => followLink(navigation, event)}
    >
      {website.title}
    </a>
  )
}
