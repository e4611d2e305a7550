import { useEffect } from 'react'

const MARK = /^⏱ \d+:\d{2} · /

/** Puts a running time before the title of the page, whoever else changes the title meanwhile (TM-09). Null takes it away. */
export function useTitleMark(time: string | null): void {
  useEffect(() => {
    if (time === null) return undefined
    const mark = () => {
      const wanted = `⏱ ${time} · ${document.title.replace(MARK, '')}`
      if (document.title !== wanted) document.title = wanted
    }
    mark()
    const observer = new MutationObserver(mark)
    const title = document.querySelector('title')
    if (title) observer.observe(title, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(MARK, '')
    }
  }, [time])
}
