import { toLocale } from '../../../src/model'
import type { Viewer } from '../../kernel/context'

/** Writes days as the partner's language does. */
export function logDay({ settings }: Viewer): (isoDay: string) => string {
  const format = new Intl.DateTimeFormat(toLocale(settings.language ?? ''), { dateStyle: 'medium', timeZone: 'UTC' })
  return (isoDay) => format.format(new Date(isoDay))
}
