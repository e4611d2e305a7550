import { useRef } from 'react'
import { CircleAlert, RotateCw, X } from '../../ui/icons'
import type { StoredFile } from '../../contract'
import { isolated, useMessages } from '../../i18n'
import { FILE_TYPE_ICONS, IconButton, ProgressBar, useFocusStays } from '../../ui'
import styles from './attachments.module.css'
import type { Upload } from './useUploads'

interface Props {
  files: readonly StoredFile[]
  uploads: readonly Upload[]
  onRemove: (file: StoredFile) => void
  onDrop: (upload: Upload) => void
  onRetry: (upload: Upload) => void
}

/** Files that will go with the message, and those on their way to the server. The focus stays among them when its button goes. */
export function Attachments(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  useFocusStays(box, 'button', 'form')
  return (
    <div ref={box} className={styles.box}>
      {props.files.length + props.uploads.length > 0 && <List {...props} />}
    </div>
  )
}

function List({ files, uploads, onRemove, onDrop, onRetry }: Props) {
  const t = useMessages()
  return (
    <ul className={styles.attachments} aria-label={t('partner.files.attached')}>
      {files.map((file) => {
        const Icon = FILE_TYPE_ICONS[file.type]
        return (
          <li key={file.id} className={styles.attachment}>
            <Icon size={16} aria-hidden />
            <span className={styles.attachmentName}>{isolated(file.name)}</span>
            <IconButton icon={X} size="sm" label={t('partner.general.removeFile', { name: file.name })} onClick={() => onRemove(file)} />
          </li>
        )
      })}
      {uploads.map((upload) => (
        <li key={upload.key} className={styles.attachment} data-failed={upload.error ? true : undefined}>
          {upload.error && <CircleAlert size={16} aria-hidden />}
          <span className={styles.attachmentName}>{upload.error ?? isolated(upload.file.name)}</span>
          {!upload.error && <ProgressBar label={t('partner.files.uploading', { name: upload.file.name })} value={upload.progress} />}
          {upload.canRetry && <IconButton icon={RotateCw} size="sm" label={t('partner.general.retry')} onClick={() => onRetry(upload)} />}
          <IconButton
            icon={X}
            size="sm"
            label={t('partner.general.removeFile', { name: upload.file.name })}
            onClick={() => onDrop(upload)}
          />
        </li>
      ))}
    </ul>
  )
}
