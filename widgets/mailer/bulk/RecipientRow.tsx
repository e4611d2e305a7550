import { Eye } from '../../../src/ui/icons'
import { useFormats, useMessages } from '../../../src/i18n'
import { reasonFor } from '../../../src/parts/submit'
import { Badge, Checkbox, IconButton } from '../../../src/ui'
import styles from '../shared/mailer.module.css'
import { isReady, type Recipient } from './Recipient'
import type { Result } from './useBulkSend'

interface Props {
  recipient: Recipient
  result: Result | undefined
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onPreview: () => void
}

/** One customer: whether they get the mail, why not, how they would see it, and what became of it. */
export function RecipientRow({ recipient, result, isChosen, onChoose, onPreview }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const { options, email, against, missing } = recipient
  const { title } = options.website
  return (
    <li className={styles.recipient}>
      <Checkbox
        label={title}
        description={email ?? undefined}
        checked={isChosen && isReady(recipient)}
        disabled={!isReady(recipient) || result?.state === 'queued'}
        onChange={onChoose}
      />
      <span className={styles.marks}>
        {against && <Badge tone="warning">{t(`mailer.bulk.${against}`)}</Badge>}
        {missing.length > 0 && <Badge tone="warning">{t('mailer.missing', { fields: formats.list(missing) })}</Badge>}
        {result && <ResultBadge result={result} />}
      </span>
      <IconButton icon={Eye} size="sm" label={t('mailer.bulk.preview', { title })} onClick={onPreview} />
    </li>
  )
}

function ResultBadge({ result }: { result: Result }) {
  const t = useMessages()
  if (result.state === 'failed') {
    const reason = reasonFor(result.error)
    return reason && <Badge tone="error">{reason}</Badge>
  }
  const tones = { queued: 'success', takenBack: 'neutral', gone: 'warning' } as const
  return <Badge tone={tones[result.state]}>{t(`mailer.bulk.${result.state}`)}</Badge>
}
