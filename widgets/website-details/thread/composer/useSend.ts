import { partner_website_details } from '../../../../src/contract'
import { isolated, useMessages } from '../../../../src/i18n'
import { mentionsIn } from '../../../../src/model'
import { type Draft, useSending, type Writing } from '../../../../src/parts/composer'
import { useMentionable } from '../../../../src/parts/people'
import { usePageStore } from '../../../../src/store'
import { useCallWork } from './useCallWork'

/** The way of a draft to the server, with whom it names and what follows from a call. */
export function useSend(websiteId: number, writing: Writing, onSent: (id: number, draft: Draft) => void) {
  const t = useMessages()
  const mentionable = useMentionable(websiteId)
  const { navigation } = usePageStore()
  const { todoOf, endTimer } = useCallWork(websiteId)

  const subjectOf = ({ direction, contact, outcome }: Draft): string =>
    [t(`websiteDetails.thread.call.${direction}`), isolated(contact.trim()), t(`websiteDetails.thread.call.${outcome}`)]
      .filter(Boolean)
      .join(' · ')

  return useSending(websiteId, writing, {
    extrasOf: (draft) => ({ callSubject: subjectOf(draft), todo: todoOf(draft), mentions: mentionsIn(draft.text, mentionable) }),
    onSent(id, draft) {
      onSent(id, draft)
      endTimer(draft, subjectOf(draft))
    },
    onReturn: () => navigation.toRoute(partner_website_details.name, { website: websiteId }),
  })
}
