import { isLocale, type Locale } from '../../../model'
import { LOCALE_EVENT, type PageStore, reportError } from '../../../store'
import type { PageSource } from '../createPageSource'
import type { Texts } from './createTexts'

interface Options {
  readonly document: Document
  readonly pages: PageSource
  readonly texts: Texts
  readonly store: PageStore
}

/** Lets the page change its language in place when it is asked to, without a loss of what is on it, until the returned function is called. */
export function followLocale({ document, pages, texts, store }: Options): () => void {
  async function change(locale: Locale): Promise<void> {
    try {
      await texts.change(locale)
      document.documentElement.lang = locale
      pages.setLocale(locale)
    } catch (error) {
      // The packs could not be loaded: everything stays as it was.
      store.dispatch(reportError(error))
    }
  }

  function onLocale(event: Event): void {
    const locale: unknown = event instanceof CustomEvent ? event.detail?.locale : undefined
    if (typeof locale !== 'string' || !isLocale(locale)) return
    event.preventDefault()
    void change(locale)
  }

  document.addEventListener(LOCALE_EVENT, onLocale)
  return () => document.removeEventListener(LOCALE_EVENT, onLocale)
}
