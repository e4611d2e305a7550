import { Download } from '../../../ui/icons'
import { useState } from 'react'
import type { StoredFile } from '../../../contract'
import { isolated, useMessages } from '../../../i18n'
import { ButtonLink, Dialog, FailedState } from '../../../ui'
import styles from './files.module.css'
import { fileUrl } from './fileUrl'
import { TextPreview } from './TextPreview'

interface Props {
  file: StoredFile
  onExited: () => void
}

/** A file as the browser shows it: pictures, PDF, text, sound, film (WM-08). */
export function FilePreview({ file, onExited }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const [failures, setFailures] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const retry = () => {
    setFailed(false)
    setFailures((count) => count + 1)
  }
  return (
    <Dialog
      open={isOpen}
      title={isolated(file.name)}
      size="xl"
      onClose={() => setOpen(false)}
      onExited={onExited}
      actions={
        <ButtonLink icon={Download} href={fileUrl(file.url) ?? ''} download={file.name}>
          {t('message.download')}
        </ButtonLink>
      }
    >
      {hasFailed ? <FailedState onRetry={retry} /> : <Content key={failures} file={file} onError={() => setFailed(true)} />}
    </Dialog>
  )
}

function Content({ file: { name, type, url, preview }, onError }: { file: StoredFile; onError: () => void }) {
  const src = fileUrl(preview ?? url)
  if (!src) return null
  switch (type) {
    case 'pdf':
      // Browsers show no PDF in a sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      return <iframe src={src} title={name} className={styles.paper} />
    case 'text':
      return <TextPreview url={src} name={name} onError={onError} />
    // What was sent has no captions.
    case 'audio':
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      return <audio src={src} controls preload="metadata" aria-label={name} className={styles.sound} onError={onError} />
    case 'video':
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      return <video src={src} controls preload="metadata" aria-label={name} className={styles.picture} onError={onError} />
    default:
      return <img src={src} alt={name} className={styles.picture} onError={onError} />
  }
}
