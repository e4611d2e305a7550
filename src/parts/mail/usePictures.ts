import { useEffect, useMemo, useState } from 'react'
import { MAIL_PICTURE_MAX_BYTES } from '../../model'
import { contentIdOf, type Pictures } from './cleanImages'
import { fetchPicture } from './fetchPicture'

/** A file that came with a mail. */
export interface MailFile {
  readonly type: string
  readonly url?: string | null
  /** Bytes. */
  readonly size?: number | null
  readonly contentId?: string | undefined
}

const SOURCE = /\bcid:[^"'\s<>)]+/gi
/** Their content stands in the document of the frame. */
const MAX_PICTURES = 20
const NONE: Pictures = new Map()

/** The pictures that a mail brought along and shows. The frame is of no origin and may load nothing, so the page fetches them for it. */
export function usePictures(html: string, files: readonly MailFile[]): Pictures {
  const [pictures, setPictures] = useState(NONE)
  const shown = useMemo(() => shownBy(html, files), [html, files])
  useEffect(() => {
    const ended = new AbortController()
    void fetchAll(shown, ended.signal).then((found) => !ended.signal.aborted && found.size > 0 && setPictures(found))
    return () => ended.abort()
  }, [shown])
  return pictures
}

function shownBy(html: string, files: readonly MailFile[]): MailFile[] {
  if (!files.some(({ contentId }) => contentId)) return []
  const names = new Set([...html.matchAll(SOURCE)].map(([source]) => contentIdOf(source)))
  return files
    .filter(({ contentId, type, size }) => contentId && names.has(contentId) && type === 'image' && (size ?? 0) <= MAIL_PICTURE_MAX_BYTES)
    .slice(0, MAX_PICTURES)
}

/** What cannot be loaded is left out: the words that stand for it are shown. */
async function fetchAll(files: readonly MailFile[], signal: AbortSignal): Promise<Pictures> {
  const found = await Promise.all(
    files.map(async ({ contentId = '', url }) => [contentId, url ? await fetchPicture(url, signal) : null] as const),
  )
  return new Map(found.flatMap(([name, content]) => (content ? [[name, content]] : [])))
}
