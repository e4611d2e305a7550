import type { Locale } from '../../../src/model'
import type { PartnerSettings } from '../../db/tables/partners'
import type { HostContext } from '../context'
import { type Translate, translator } from './translate'

const STATUS = 'status.'

/** The host's texts, with the names that the partner has given to statuses. */
export function statusWords(root: string, locale: Locale, { statusLabels = {} }: PartnerSettings): Translate {
  const t = translator(root, locale)
  return (key, values) => (key.startsWith(STATUS) && statusLabels[key.slice(STATUS.length)]?.[locale]) || t(key, values)
}

/** What the page of a request is written with. */
export const pageWords = (c: HostContext): Translate =>
  statusWords(c.get('services').root, c.get('locale'), (c.get('customer') ?? c.get('viewer'))?.settings ?? {})
