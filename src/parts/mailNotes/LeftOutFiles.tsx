import { Download, FileX } from '../../ui/icons'
import { useFileSize, useMessages } from '../../i18n'
import type { LeftOutFile } from '../../model'
import { VisuallyHidden } from '../../ui'
import styles from './notes.module.css'

interface Props {
  files: readonly LeftOutFile[]
  /** Where a file is to be had out of the source of the mail; undefined for whoever may not. */
  url: ((file: LeftOutFile) => string) | undefined
}

/** Files of a mail that were not taken over: what they are, why they are not here, and the way to them. */
export function LeftOutFiles({ files, url }: Props) {
  const t = useMessages()
  const size = useFileSize()
  if (files.length === 0) return null
  return (
    <ul className={styles.leftOut} aria-label={t('partner.mail.leftOut')}>
      {files.map((file) => (
        <li key={file.part}>
          <FileX size={16} aria-hidden className={styles.icon} />
          <span className={styles.words}>
            <bdi className={styles.name}>{file.name}</bdi>
            <span>{t(`partner.mail.leftOut.${file.reason}`, { size: size(file.bytes) })}</span>
          </span>
          {url && (
            <a href={url(file)} download={file.name}>
              <Download size={14} aria-hidden />
              {t('partner.mail.leftOut.get')}
              <VisuallyHidden> {file.name}</VisuallyHidden>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
