import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../i18n'
import { Button } from '../../ui'
import { cleanMail } from './cleanMail'
import styles from './mail.module.css'
import { DARK, mailDocument, PAPER } from './mailDocument'
import { measureMail } from './measureMail'
import { RemoteNotice } from './RemoteNotice'
import { useIsDark } from './useIsDark'
import { type MailFile, usePictures } from './usePictures'
import { type PictureUrl, useRemotePictures } from './useRemotePictures'

export interface MailBodyProps {
  html: string
  title: string
  /** What came with the mail: pictures that it shows. */
  files?: readonly MailFile[]
  /** Without it pictures from the internet stay away. */
  pictureUrl?: PictureUrl | undefined
  /** The text, for a mail that is too large to take apart. */
  fallback: ReactNode
}

/** Higher mails are shown in part first. CSS pixels. */
const SHORT_PX = 420
/** What a frame may take at most; beyond it scrolls. CSS pixels. */
const MAX_PX = 4_000
/** Larger mails are measured in a task of their own, after the one that takes them apart. */
const LARGE_ELEMENTS = 1_000
const NO_FILES: readonly MailFile[] = []

/**
 * A formatted mail, cleaned, in a frame of no origin in which nothing runs. Remote pictures would tell the sender that somebody reads, so they
 * are only loaded when asked for, by the server (WM-02).
 */
export function MailBody({ html, title, files = NO_FILES, pictureUrl, fallback }: MailBodyProps) {
  const t = useMessages()
  const [showsQuote, setShowsQuote] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const attached = usePictures(html, files)
  const remote = useRemotePictures(pictureUrl)
  const mail = useMemo(
    () => cleanMail(html, { showsQuote, pictures: new Map([...attached, ...remote.pictures]), missing: t('partner.mail.pictureMissing') }),
    [html, showsQuote, attached, remote.pictures, t],
  )
  const [height, setHeight] = useState(0)
  if (!mail) {
    return (
      <>
        {fallback}
        <p className={styles.note}>{t('partner.mail.tooLarge')}</p>
      </>
    )
  }

  const needed = Math.min(MAX_PX, height)
  const isLong = needed > SHORT_PX
  return (
    <div className={styles.mail}>
      <RemoteNotice sources={mail.remote} remote={remote} canLoad={pictureUrl !== undefined} />
      <MailFrame
        body={mail.body}
        isPlain={mail.isPlain}
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
  /** It may have the colours of the page. */
  isPlain: boolean
  title: string
  height: number
  onMeasure: (height: number) => void
}

function MailFrame({ body, isPlain, title, height, onMeasure }: FrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const look = useIsDark(place) && isPlain ? DARK : PAPER

  useLayoutEffect(() => {
    const [box, view] = [place.current, frame.current]
    if (!box || !view) return undefined
    view.srcdoc = mailDocument(body, look)
    let width = 0
    let end = () => {}
    const measure = () => {
      if (box.clientWidth === width || box.clientWidth === 0) return
      width = box.clientWidth
      end()
      end = measureMail(body, width, box, onMeasure)
    }
    const observer = new ResizeObserver(measure)
    const begin = () => {
      measure()
      observer.observe(box)
    }
    const isLarge = body.querySelectorAll('*').length > LARGE_ELEMENTS
    const timer = isLarge ? setTimeout(begin) : undefined
    if (!isLarge) begin()
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      end()
    }
  }, [body, look, onMeasure])

  return (
    <div ref={place} className={styles.paper} data-scheme={look.scheme}>
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
