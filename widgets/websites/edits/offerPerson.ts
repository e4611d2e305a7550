import { suggestPerson } from '../../../src/api/suggestPerson'
import type { Website } from '../../../src/contract'
import type { Translate } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { type PageStore, showToast } from '../../../src/store'
import type { Edits } from './Edits'

interface Around {
  readonly store: PageStore
  readonly t: Translate
  readonly apply: Edits['apply']
}

/** Offers to give a website that became a change request to who is suggested for it (defaults 5.2). */
export async function offerPerson(website: Website, { store: { dispatch }, t, apply }: Around): Promise<void> {
  const person = await dispatch(suggestPerson(website.id))
  if (!person || person.id === website.assigned_to?.id) return
  const key = t('websites.personSuggested', { title: website.title, name: fullName(person) })
  const assign = { key: t('websites.assign'), run: () => void apply([website], { assigned_to: person }) }
  dispatch(showToast({ kind: 'info', key, action: assign }))
}
