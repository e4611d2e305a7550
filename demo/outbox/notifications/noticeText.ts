import { fullName, isStatus, type NoticeKind } from '../../../src/model'
import type { Translate } from '../../kernel/text/translate'
import { shortSubject } from '../../kernel/websiteLog/shortSubject'

interface Person {
  readonly name: string
  readonly forename: string
  readonly surname: string
}

export interface ToldNotice {
  readonly kind: NoticeKind
  readonly website: string
  readonly about: string
  /** Who did it; without one the team itself is named. */
  readonly by: Person | undefined
  /** Whom the addressee stands in for. */
  readonly standsInFor: Person | undefined
}

/** One sentence about what happened, for mails and pages alike. */
export function noticeText({ kind, website, about, by, standsInFor }: ToldNotice, team: string, t: Translate): string {
  const what = isStatus(about) && kind === 'status' ? t(`status.${about}`) : shortSubject({ subject: about, message: '' })
  const text = t(`notice.${kind}`, { person: (by && fullName(by)) || team, website, about: what })
  return standsInFor ? t('notice.standIn', { person: fullName(standsInFor), text }) : text
}
