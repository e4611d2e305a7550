import { useChangeDomainMutation, useRenewDomainMutation, useSnoozeDomainMutation } from '../../../src/api/domains'
import type { Domain, DomainChange } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useAttempt } from '../../../src/store'
import { useMakeMain } from './useMakeMain'

export interface DomainActions {
  readonly makeMain: () => void
  readonly set: (values: DomainChange, undo: DomainChange) => void
  /** Takes the cancellation of a domain back. */
  readonly revoke: () => void
  readonly toggleNotices: () => void
}

/** What is done with a domain at once, without a dialog. Without a website only its notices can be changed. */
export function useDomainActions(domain: Domain, websiteId: number | null): DomainActions {
  const t = useMessages()
  const attempt = useAttempt()
  const makeMain = useMakeMain()
  const [change] = useChangeDomainMutation()
  const [renew] = useRenewDomainMutation()
  const [snooze] = useSnoozeDomainMutation()
  const { id, version, noticesSnoozed } = domain
  const name = domain.unicodeName ?? domain.name
  const setSnoozed = (snoozed: boolean) => snooze({ id, snoozed }).unwrap()
  return {
    makeMain() {
      if (websiteId !== null) makeMain(websiteId, domain)
    },
    set(values, undo) {
      if (websiteId === null) return
      const send = (wanted: DomainChange) => change({ websiteId, id, change: wanted }).unwrap()
      void attempt({ run: () => send({ ...values, version }), done: t('domains.changed', { domain: name }), undo: () => send(undo) })
    },
    revoke() {
      if (websiteId === null) return
      void attempt({ run: () => renew({ websiteId, id, years: 0 }).unwrap(), done: t('domains.revoked', { domain: name }) })
    },
    toggleNotices() {
      void attempt({
        run: () => setSnoozed(!noticesSnoozed),
        done: t(noticesSnoozed ? 'domains.notices.resumed' : 'domains.notices.snoozed', { domain: name }),
        undo: () => setSnoozed(noticesSnoozed),
      })
    },
  }
}
