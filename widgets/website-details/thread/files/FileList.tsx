import { Download } from 'lucide-react'
import { useState } from 'react'
import type { StoredFile } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { ButtonLink, Dialog, FILE_TYPE_ICONS } from '../../../../src/ui'
import styles from './files.module.css'
import { fileUrl } from './fileUrl'
import { useFileSize } from './useFileSize'

interface Props {
  files: readonly StoredFile[]
}

/** The files of an entry: pictures to look at, everything else by the icon of its type, all of them to download. */
export function FileList({ files }: Props) {
  const t = useMessages()
  const [shown, setShown] = useState<StoredFile | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (files.length === 0) return null
  const show = (file: StoredFile) => {
    setShown(file)
    setOpen(true)
  }
  return (
    <>
      <ul className={styles.files} aria-label={t('thread.files')}>
        {files.map((file) => (
          <FileItem key={file.id} file={file} onShow={() => show(file)} />
        ))}
      </ul>
      {shown && (
        <Dialog
          open={isOpen}
          title={shown.name}
          size="xl"
          onClose={() => setOpen(false)}
          onExited={() => setShown(null)}
          actions={
            <ButtonLink icon={Download} href={fileUrl(shown.url) ?? ''} download={shown.name}>
              {t('thread.download')}
            </ButtonLink>
          }
        >
          <img src={fileUrl(shown.url)} alt={shown.name} className={styles.picture} />
        </Dialog>
      )}
    </>
  )
}

function FileItem({ file, onShow }: { file: StoredFile; onShow: () => void }) {
  const t = useMessages()
  const size = useFileSize()
  const { name, type } = file
  const Icon = FILE_TYPE_ICONS[type]
  const url = fileUrl(file.url)
  const picture = url && (type === 'image' || type === 'icon') ? fileUrl(file.thumbnail) : undefined
  const text = (
    <span className={styles.text}>
      <span className={styles.name}>{name}</span>
      <span className={styles.hint}>{[t(`thread.file.${type}`), file.size !== null && size(file.size)].filter(Boolean).join(' · ')}</span>
    </span>
  )
  const look = picture ? (
    <img src={picture} alt="" loading="lazy" decoding="async" className={styles.thumbnail} />
  ) : (
    <Icon size={20} aria-hidden />
  )
  return (
    <li className={styles.file}>
      {picture ? (
        <button type="button" className={styles.open} title={t('thread.showFile', { name })} onClick={onShow}>
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
        <a href={url} download={name} className={styles.download} aria-label={t('thread.downloadFile', { name })}>
          <Download size={16} aria-hidden />
        </a>
      )}
    </li>
  )
}
