import { useEffect, useRef, useState } from 'react'
import type { Pictures } from './cleanImages'
import { fetchPicture } from './fetchPicture'

/** Where the page's own host gives a picture from the internet that the mail shows. */
export type PictureUrl = (source: string) => string

export interface RemotePictures {
  /** What was asked for so far. */
  readonly pictures: Pictures
  readonly isLoading: boolean
  readonly load: (sources: readonly string[]) => void
}

const NONE: Pictures = new Map()

/** Pictures from the internet, fetched by the server and not by the browser, and only when somebody asks for them. */
export function useRemotePictures(pictureUrl: PictureUrl | undefined): RemotePictures {
  const [pictures, setPictures] = useState(NONE)
  const [isLoading, setLoading] = useState(false)
  const ended = useRef<AbortController>(null)
  useEffect(() => () => ended.current?.abort(), [])

  const load = (sources: readonly string[]) => {
    if (!pictureUrl) return
    const control = new AbortController()
    ended.current = control
    setLoading(true)
    const all = sources.map(async (source) => [source, await fetchPicture(pictureUrl(source), control.signal)] as const)
    void Promise.all(all).then((found) => {
      if (control.signal.aborted) return
      setPictures((known) => new Map([...known, ...found]))
      setLoading(false)
    })
  }
  return { pictures, isLoading, load }
}
