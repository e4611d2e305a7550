import { partner_website_details, type Todo } from '../../src/contract'
import { useIsland } from '../../src/islands'
import { usePageStore } from '../../src/store'
import { isPlainClick } from '../../src/ui'
import styles from './todos.module.css'

/** Opens the website of a to-do, at the message it was made of (TK-11). */
export function WebsiteLink({ todo: { website, messageId } }: { todo: Todo }) {
  const { router } = useIsland()
  const { navigation } = usePageStore()
  if (!website || !router.has(partner_website_details.name)) return <>{website?.title}</>
  const params = { website: website.id }
  return (
    <a
      href={router.generate(partner_website_details.name, params)}
      className={styles.link}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        navigation.toRoute(partner_website_details.name, params, messageId ? { state: { messageId } } : {})
      }}
    >
      {website.title}
    </a>
  )
}
