import { ShieldAlert } from '../../../src/ui/icons'
import { useCreateSecretLinkMutation } from '../../../src/api/messages'
import { partner_website_secret_create } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { showToast, useAppDispatch, useAttempt } from '../../../src/store'
import { Button } from '../../../src/ui'
import styles from './note.module.css'

interface Props {
  websiteId: number
  secrets: readonly string[]
  onMask: () => void
  onReplace: (secret: string, by: string) => void
  onKeep: () => void
}

/** The note would tell everybody a password or key: it waits for a decision (WN-03). */
export function SecretWarning({ websiteId, secrets, onMask, onReplace, onKeep }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { router } = useIsland()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const [create, { isLoading }] = useCreateSecretLinkMutation()

  const replaceAll = async () => {
    for (const secret of secrets) {
      const { url, expiresAt } = await create({ websiteId, secret }).unwrap()
      onReplace(secret, url)
      dispatch(showToast({ kind: 'success', key: t('websiteDetails.note.secret.linked', { date: formats.date(expiresAt) }) }))
    }
  }
  return (
    <div role="alert" className={styles.secret}>
      <p className={styles.warning}>
        <ShieldAlert size={16} aria-hidden />
        {t('websiteDetails.note.secret')}
      </p>
      {router.has(partner_website_secret_create.name) && (
        <Button size="sm" busy={isLoading} onClick={() => void attempt({ run: replaceAll })}>
          {t('websiteDetails.note.secret.link')}
        </Button>
      )}
      <Button size="sm" onClick={onMask}>
        {t('websiteDetails.note.secret.mask')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onKeep}>
        {t('websiteDetails.note.secret.keep')}
      </Button>
    </div>
  )
}
