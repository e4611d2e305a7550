import { suggestPerson } from '../../api/staff'
import type { Website } from '../../contract'
import type { Translate } from '../../i18n'
import { fullName } from '../../model'
import { type PageStore, showToast } from '../../store'
import type { WebsiteChanges } from './WebsiteChanges'

interface Around {
  readonly store: PageStore
  readonly t: Translate
  readonly apply: WebsiteChanges['apply']
}

/** Offers to give a website that became a change request to who is suggested for it (defaults 5.2). */
export async function offerPerson(website: Website, { store: { dispatch }, t, apply }: Around): Promise<void> {
  const person = await dispatch(suggestPerson(website.id))
  if (!person || person.id === website.assigned_to?.id) return
  const key = t('change.personSuggested', { title: website.title, name: fullName(person) })
  const assign = { key: t('change.assign'), run: () => void apply([website], { assigned_to: person }) }
  dispatch(showToast({ kind: 'info', key, action: assign }))
}
