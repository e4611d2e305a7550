import { File as FileIcon, X } from '../../icons'
import { useMemo } from 'react'
import { IconButton } from '../../button/IconButton'
import { isolated, useFormats, useMessages } from '../../../i18n'
import styles from './fileField.module.css'

interface Props {
  file: File
  onRemove: () => void
}

/** Name, size and, for images, the picture of a chosen file. */
export function FilePreview({ file, onRemove }: Props) {
  const t = useMessages()
  const formats = useFormats()
  const showImage = useMemo(() => showFile(file), [file])
  const kilobytes = formats.number(Math.max(1, Math.round(file.size / 1024)))
  return (
    <div className={styles.file}>
      {file.type.startsWith('image/') ? (
        <img ref={showImage} alt="" className={styles.picture} />
      ) : (
        <FileIcon className={styles.fileIcon} size={20} aria-hidden />
      )}
      <span className={styles.name}>{isolated(file.name)}</span>
      <span className={styles.hint}>{t('partner.general.kilobytes', { size: kilobytes })}</span>
      <IconButton icon={X} size="sm" label={t('partner.general.removeFile', { name: file.name })} onClick={onRemove} />
    </div>
  )
}

/** Lets go of the object URL with the image. */
const showFile = (file: File) => (image: HTMLImageElement) => {
  const url = URL.createObjectURL(file)
  image.src = url
  return () => URL.revokeObjectURL(url)
}
