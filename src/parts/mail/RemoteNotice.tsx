import { ImageOff } from '../../ui/icons'
import { useMessages } from '../../i18n'
import { Button } from '../../ui'
import styles from './mail.module.css'
import type { RemotePictures } from './useRemotePictures'

interface Props {
  /** Pictures from the internet that the mail shows. */
  sources: readonly string[]
  remote: RemotePictures
  canLoad: boolean
}

/** Says that pictures are not here, and loads them if asked to. */
export function RemoteNotice({ sources, remote: { pictures, isLoading, load }, canLoad }: Props) {
  const t = useMessages()
  const waiting = sources.filter((source) => !pictures.has(source))
  const failed = sources.filter((source) => pictures.get(source) === null)
  const open = waiting.length > 0 ? waiting : failed
  return (
    // What it says changes by what was pressed.
    <div role="status" className={styles.status}>
      {open.length > 0 && (
        <p className={styles.blocked}>
          <ImageOff size={14} aria-hidden />
          <span>{t(waiting.length > 0 ? 'partner.mail.blocked' : 'partner.mail.picturesFailed', { count: open.length })}</span>
          {canLoad && (
            <Button size="sm" variant="ghost" busy={isLoading} onClick={() => load(open)}>
              {t(waiting.length > 0 ? 'partner.mail.showImages' : 'partner.mail.retryPictures')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
