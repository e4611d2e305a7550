import { useEffect } from 'react'

/**
 * Puts a running time before the title of the page, whoever else changes the title meanwhile (TM-09): with the website it is for, unless the
 * page is that website's. Without a time there is no mark.
 */
export function useTitleMark(time: string | null, website: string | null): void {
  useEffect(() => {
    if (time === null) return undefined
    // Browsers join the spaces of a title, so a name with two would never be found again.
    const prefix = `⏱ ${[time, website?.replaceAll(/\s+/g, ' ').trim()].filter(Boolean).join(' ')} · `
    const mark = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    }
    mark()
    const observer = new MutationObserver(mark)
    const title = document.querySelector('title')
    if (title) observer.observe(title, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [time, website])
}
