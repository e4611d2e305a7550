import { Mail } from '../../../src/ui/icons'
import { useState } from 'react'
import { partner_website_statistics_mail } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { Dialog } from '../../../src/ui'
import styles from './statistics.module.css'

interface Props {
  websiteId: number
  onClose: () => void
}

/** The mail about the last week, made by the server, in a frame in which nothing runs. */
export default function WeeklyMailPreview({ websiteId, onClose }: Props) {
  const t = useMessages()
  const { router } = useIsland()
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog open={isOpen} title={t('websiteDetails.statistics.mail.preview')} icon={Mail} onClose={() => setOpen(false)} onExited={onClose}>
      {/* It keeps the origin for the sake of the logo; without scripts nothing can use it. */}
      <iframe
        className={styles.mail}
        title={t('websiteDetails.statistics.mail')}
        src={router.generate(partner_website_statistics_mail.name, { website: websiteId })}
        sandbox="allow-same-origin"
      />
    </Dialog>
  )
}
