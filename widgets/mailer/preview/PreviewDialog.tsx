import { Eye } from '../../../src/ui/icons'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { usePreviewEmailMutation } from '../../../src/api/mail'
import { useFormats, useMessages } from '../../../src/i18n'
import { lazyPart, useIsland } from '../../../src/islands'
import { LoadFailure } from '../../../src/parts/submit'
import { fullName } from '../../../src/model'
import { MailWarning } from '../../../src/parts/mailNotes'
import { selectUser, useAppSelector } from '../../../src/store'
import { Dialog, Skeleton, Stack, Tabs } from '../../../src/ui'
import { type Draft, toEmail } from '../shared/Draft'
import styles from '../shared/mailer.module.css'
import { darkened } from './darkened'

const MailBody = lazyPart(async () => ({ default: (await import('../../../src/parts/mail')).MailBody }))
const VIEWS = ['html', 'dark', 'narrow', 'text'] as const

const PLACES = { html: undefined, dark: styles.dark, narrow: styles.narrow } as const

interface Props {
  websiteId: number
  draft: Draft
  /** One of several: it ends with what those have. */
  isBulk?: boolean
  onClose: () => void
}

/** The mail as the recipient gets it, made by the server that would send it (ML-06). */
export default function PreviewDialog({ websiteId, draft, isBulk = false, onClose }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const user = useAppSelector(selectUser)
  const { timeZone: zone } = useIsland().page
  const [isOpen, setOpen] = useState(true)
  const [view, setView] = useState<(typeof VIEWS)[number]>('html')
  const [preview, { data, error }] = usePreviewEmailMutation()
  const ask = () => {
    const email = toEmail(draft, zone)
    // Nobody needs a recipient to look at the words.
    void preview({ websiteId, email: { ...email, to: email.to.length > 0 ? email.to : ['-'], ...(isBulk && { bulk: true }) } })
  }
  const askFirst = useEffectEvent(ask)
  useEffect(() => askFirst(), [])
  return (
    <Dialog open={isOpen} icon={Eye} title={t('mailer.preview')} size="lg" onClose={() => setOpen(false)} onExited={onClose}>
      {error && <LoadFailure error={error} onRetry={ask} />}
      {!data && !error && <Skeleton width="100%" height="240px" />}
      {data && (
        <Stack>
          <p>
            <strong dir="auto">{data.subject || t('mailer.noSubject')}</strong>
          </p>
          <p className={styles.sender}>{t('mailer.from', { name: user && fullName(user), email: data.from })}</p>
          {data.missing.length > 0 && <MailWarning>{t('mailer.missing', { fields: formats.list(data.missing) })}</MailWarning>}
          <Tabs
            label={t('mailer.preview')}
            tabs={VIEWS.map((value) => ({ value, label: t(`mailer.preview.${value}`) }))}
            value={view}
            onChange={(value) => setView(VIEWS.find((name) => name === value) ?? 'html')}
          >
            {view === 'text' ? (
              <pre className={styles.plain} dir="auto">
                {data.text}
              </pre>
            ) : (
              <div className={PLACES[view]}>
                <Suspense fallback={<Skeleton width="100%" height="240px" />}>
                  <MailBody key={view} html={view === 'dark' ? darkened(data.html) : data.html} title={data.subject} fallback={data.text} />
                </Suspense>
              </div>
            )}
          </Tabs>
        </Stack>
      )}
    </Dialog>
  )
}
