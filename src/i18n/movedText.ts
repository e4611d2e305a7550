import { fullName, type Status } from '../model'
import type { Wording } from './Wording'

interface MovedWebsite {
  readonly status: Status
  readonly status_date: string | null
  /** Where the server says so. */
  readonly status_by?: Parameters<typeof fullName>[0] | null | undefined
}

interface Options extends Wording {
  /** By the server's clock. */
  readonly now: number
}

/** Where a website is that was moved meanwhile, and as far as it is known who has moved it there, and when. */
export function movedText({ status, status_date: at, status_by: by }: MovedWebsite, { t, formats, now }: Options): string {
  const where = { status: t(`status.${status}`) }
  if (!by) return t('partner.general.moved', where)
  const who = { ...where, name: fullName(by) }
  return at ? t('partner.general.moved.when', { ...who, when: formats.relative(at, now) }) : t('partner.general.moved.by', who)
}
