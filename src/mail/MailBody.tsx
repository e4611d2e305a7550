import { Image as ImageIcon } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../i18n'
import { Button } from '../ui'
import { cleanMail } from './cleanMail'
import styles from './mail.module.css'
import { mailDocument } from './mailDocument'
import { measureMail } from './measureMail'
import { type MailFile, usePictures } from './usePictures'

interface Props {
  html: string
  title: string
  /** What came with the mail: pictures that it shows. */
  files?: readonly MailFile[]
  /** The text, for a mail that is too large to take apart. */
  fallback: ReactNode
}

/** Higher mails are shown in part first. CSS pixels. */
const SHORT_PX = 420
/** What a frame may take at most; beyond it scrolls. CSS pixels. */
const MAX_PX = 4_000
/** Room for pictures whose size nobody knows. CSS pixels. */
const PICTURE_PX = 240
const NO_FILES: readonly MailFile[] = []

/**
 * A formatted mail, cleaned, in a frame of no origin in which nothing runs. Remote pictures would tell the sender that somebody reads, so they
 * are only loaded when asked for (WM-02).
 */
export function MailBody({ html, title, files = NO_FILES, fallback }: Props) {
  const t = useMessages()
  const [showsImages, setShowsImages] = useState(false)
  const [showsQuote, setShowsQuote] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const pictures = usePictures(html, files)
  const mail = useMemo(() => cleanMail(html, { showsImages, showsQuote, pictures }), [html, showsImages, showsQuote, pictures])
  const [height, setHeight] = useState(0)
  if (!mail) {
    return (
      <>
        {fallback}
        <p className={styles.note}>{t('partner.mail.tooLarge')}</p>
      </>
    )
  }

  const needed = Math.min(MAX_PX, height + ((showsImages ? mail.remoteImages : 0) + pictures.size) * PICTURE_PX)
  const isLong = needed > SHORT_PX
  return (
    <div className={styles.mail}>
      {mail.remoteImages > 0 && !showsImages && (
        <p className={styles.blocked}>
          <ImageIcon size={14} aria-hidden />
          <span>{t('partner.mail.blocked', { count: mail.remoteImages })}</span>
          <Button size="sm" variant="ghost" onClick={() => setShowsImages(true)}>
            {t('partner.mail.showImages')}
          </Button>
        </p>
      )}
      <MailFrame
        body={mail.body}
        title={title || t('partner.mail.frame')}
        height={isLong && !isWhole ? SHORT_PX : needed}
        onMeasure={setHeight}
      />
      {(isLong || mail.hasQuote) && (
        <p className={styles.more}>
          {isLong && (
            <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {t(isWhole ? 'partner.mail.showLess' : 'partner.mail.showAll')}
            </Button>
          )}
          {mail.hasQuote && (
            <Button size="sm" variant="ghost" aria-expanded={showsQuote} onClick={() => setShowsQuote(!showsQuote)}>
              {t(showsQuote ? 'partner.mail.hideQuote' : 'partner.mail.showQuote')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

interface FrameProps {
  body: HTMLElement
  title: string
  height: number
  onMeasure: (height: number) => void
}

function MailFrame({ body, title, height, onMeasure }: FrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)

  useLayoutEffect(() => {
    const [box, view] = [place.current, frame.current]
    if (!box || !view) return undefined
    view.srcdoc = mailDocument(body)
    let width = 0
    const measure = () => {
      if (box.clientWidth === width || box.clientWidth === 0) return
      width = box.clientWidth
      onMeasure(measureMail(body, width, box))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [body, onMeasure])

  return (
    <div ref={place} className={styles.paper}>
      <iframe
        ref={frame}
        title={title}
        className={styles.frame}
        // No scripts, no origin, no forms; links may open a tab of their own.
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        height={Math.max(height, 24)}
      />
    </div>
  )
}
