import { Download } from '../../../ui/icons'
import { type ReactNode, useState } from 'react'
import type { StoredFile } from '../../../contract'
import { isolated, useFileSize, useMessages } from '../../../i18n'
import { pagePart } from '../../../islands'
import { isLockedByScan } from '../../../model'
import { FILE_TYPE_ICONS } from '../../../ui'
import styles from './files.module.css'
import { fileUrl } from './fileUrl'

const FilePreview = pagePart(async () => (await import('./FilePreview')).FilePreview)

interface Props {
  files: readonly StoredFile[]
  /** What else can be done with one of them, and with all of them. */
  renderAction?: ((file: StoredFile) => ReactNode) | undefined
  actions?: ReactNode
}

/** The files of a message by the icons of their types: to look at and to download (WM-08). */
export function FileList({ files, renderAction, actions }: Props) {
  const t = useMessages()
  const [shown, setShown] = useState<StoredFile | null>(null)
  if (files.length === 0) return null
  return (
    <>
      <ul className={styles.files} aria-label={t('message.files')}>
        {files.map((file) => (
          <FileItem key={file.id} file={file} action={renderAction?.(file)} onShow={() => setShown(file)} />
        ))}
      </ul>
      {actions}
      {shown && <FilePreview key={shown.id} file={shown} onExited={() => setShown(null)} />}
    </>
  )
}

function FileItem({ file, action, onShow }: { file: StoredFile; action: ReactNode; onShow: () => void }) {
  const t = useMessages()
  const size = useFileSize()
  const { name, type, scan } = file
  const Icon = FILE_TYPE_ICONS[type]
  const isLocked = isLockedByScan(scan)
  const url = isLocked ? undefined : fileUrl(file.url)
  const picture = url && (type === 'image' || type === 'icon') ? fileUrl(file.thumbnail) : undefined
  const text = (
    <span className={styles.text}>
      <span className={styles.name}>{isolated(name)}</span>
      <span className={styles.hint}>{[t(`message.file.${type}`), file.size !== null && size(file.size)].filter(Boolean).join(' · ')}</span>
      {scan && (
        <span className={styles.hint} data-scan={scan}>
          {t(`message.scan.${scan}`)}
        </span>
      )}
    </span>
  )
  const look = picture ? (
    <img src={picture} alt="" loading="lazy" decoding="async" className={styles.thumbnail} />
  ) : (
    <Icon size={20} aria-hidden />
  )
  return (
    <li className={styles.file}>
      {picture || (file.preview && !isLocked) ? (
        <button type="button" className={styles.open} title={t('message.showFile', { name })} onClick={onShow}>
          {look}
          {text}
        </button>
      ) : (
        <span className={styles.open}>
          {look}
          {text}
        </span>
      )}
      {url && (
        <a href={url} download={name} className={styles.download} aria-label={t('message.downloadFile', { name })}>
          <Download size={16} aria-hidden />
        </a>
      )}
      {url && action}
    </li>
  )
}
