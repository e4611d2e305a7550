import { MessageSquare } from '../../../src/ui/icons'
import { partner_website_details } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { usePageStore } from '../../../src/store'
import { isPlainClick } from '../../../src/ui'
import styles from './todos.module.css'

interface Props {
  websiteId: number
  messageId: number
}

/** Back to the message that a to-do was made of (TK-11). */
export function MessageLink({ websiteId, messageId }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const { navigation } = usePageStore()
  if (!router.has(partner_website_details.name)) return null
  const params = { website: websiteId }
  return (
    <a
      href={router.generate(partner_website_details.name, params)}
      className={styles.message}
      title={t('websiteDetails.todo.message')}
      aria-label={t('websiteDetails.todo.message')}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        navigation.toRoute(partner_website_details.name, params, { state: { messageId } })
      }}
    >
      <MessageSquare size={14} aria-hidden />
    </a>
  )
}
