import { fetchAllDomains, useChangeDomainMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useAppDispatch, useAttempt } from '../../../src/store'

/** Makes a domain the main one of its website. Undo gives both back what they were: the one before its place, this one its redirection. */
export function useMakeMain(): (websiteId: number, domain: Domain) => void {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const attempt = useAttempt()
  const [change] = useChangeDomainMutation()
  return (websiteId, { id, name, unicodeName, role, redirect, version }) => {
    let before: Domain | undefined
    const run = async () => {
      const domains = await dispatch(fetchAllDomains({ websiteId, query: {} }))
      before = domains.find((domain) => domain.role === 'main')
      await change({ websiteId, id, change: { role: 'main', version } }).unwrap()
    }
    const undo = async () => {
      if (before) await change({ websiteId, id: before.id, change: { role: 'main' } }).unwrap()
      if (!before || role === 'redirect') await change({ websiteId, id, change: { role, redirect } }).unwrap()
    }
    void attempt({ run, done: t('domains.changed', { domain: unicodeName ?? name }), undo })
  }
}
