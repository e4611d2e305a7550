import type { MailerOptions } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { AttachButton } from '../../../src/parts/attachments'
import { Button, useKeyNames } from '../../../src/ui'
import { Clock, Eye, Send } from '../../../src/ui/icons'
import type { Draft } from '../shared/Draft'
import styles from '../shared/mailer.module.css'
import type { Mail } from '../shared/useMail'
import { InsertMenus } from './InsertMenus'
import { TestButton } from './TestButton'

interface Props {
  mail: Mail
  draft: Draft
  options: MailerOptions
  onPreview: () => void
}

/** What can be put into a mail, the looks at it, and sending it. */
export function MailActions({ mail, draft, options, onPreview }: Props) {
  const t = useMessages()
  const keyNames = useKeyNames()
  return (
    <div className={styles.bottom}>
      <AttachButton label={t('mailer.attach')} onChoose={mail.uploads.add} />
      <InsertMenus options={options} files={draft.files} onFile={mail.addFile} onHtml={mail.insert} />
      <Button icon={Eye} onClick={onPreview}>
        {t('mailer.preview')}
      </Button>
      <TestButton websiteId={options.website.id} draft={draft} />
      <Button icon={Clock} aria-pressed={mail.isForLater} onClick={mail.toggleLater}>
        {t('mailer.later')}
      </Button>
      <Button type="submit" variant="primary" icon={Send} busy={mail.sending.isSending || mail.isUploading} title={keyNames('Ctrl Enter')}>
        {t(draft.sendAt ? 'mailer.schedule' : 'mailer.send')}
      </Button>
    </div>
  )
}
