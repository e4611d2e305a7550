import type { Locale } from '../../model'
import css from './failure.css'
import de from '../messages/de.json'
import en from '../messages/en.json'
import es from '../messages/es.json'
import fr from '../messages/fr.json'
import hu from '../messages/hu.json'
import it from '../messages/it.json'
import ja from '../messages/ja.json'
import nl from '../messages/nl.json'
import pl from '../messages/pl.json'
import pt from '../messages/pt.json'
import ru from '../messages/ru.json'
import sv from '../messages/sv.json'
import tr from '../messages/tr.json'

const all: Readonly<Record<Locale, typeof en>> = { de, en, es, fr, hu, it, nl, pl, pt, ru, sv, tr, ja }

export interface FailureLook {
  readonly locale: string
  readonly texts: typeof en
  readonly css: string
}

/**
 * How the failure message speaks and looks. One small file with all languages that needs no other file of ours, loaded before anything fails.
 * `language` is two letters.
 */
export function failureLook(language: string): FailureLook {
  const [locale, texts] = Object.entries(all).find(([name]) => name === language) ?? ['en', en]
  return { locale, texts, css }
}
