import { useEffect, useRef } from 'react'
import { useFormats, useMessages } from '../../src/i18n'
import { MINUTE_MS } from '../../src/model'
import { useAnnounce } from '../../src/ui'
import type { Entry } from './Entry'

/**
 * Says which counts have changed, at most once a minute, and nothing of a count that is back where it was; and once that they could not be
 * updated, in the words of the button that is there then.
 */
export function useAnnouncedCounts(entries: readonly Entry[], isStale: boolean): void {
  const announce = useAnnounce()
  const t = useMessages()
  const formats = useFormats()
  const told = useRef(new Map<string, number>())
  const freeFrom = useRef(0)
  const key = entries.map(({ count }) => count).join()

  useEffect(() => {
    if (isStale) announce(t('sidebar.refresh'))
  }, [isStale, announce, t])

  useEffect(() => {
    const speak = () => {
      const changed = entries.filter(({ name, count }) => told.current.has(name) && told.current.get(name) !== count)
      const texts = changed.map(({ label, count = 0 }) => t('sidebar.count', { label, count: formats.number(count) }))
      for (const { name, count } of entries) if (count !== undefined) told.current.set(name, count)
      if (texts.length === 0) return
      announce(t('sidebar.changed', { counts: formats.list(texts) }))
      freeFrom.current = Date.now() + MINUTE_MS
    }
    const timer = setTimeout(speak, Math.max(0, freeFrom.current - Date.now()))
    return () => clearTimeout(timer)
    // The entries are made anew by each render; what is said depends on the counts alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
}
