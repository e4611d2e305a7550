import { suggestPerson } from '../../../api/staff'
import type { Website } from '../../../contract'
import { fullName } from '../../../model'
import { showToast } from '../../../store'
import type { Presenter } from './Presenter'

type Options = Pick<Presenter, 'store' | 't' | 'apply'>

/** Offers to give a website that became a change request to who is suggested for it (defaults 5.2). */
export async function offerPerson(website: Website, { store: { dispatch }, t, apply }: Options): Promise<void> {
  const person = await dispatch(suggestPerson(website.id))
  if (!person || person.id === website.assigned_to?.id) return
  const key = t('websiteChange.personSuggested', { title: website.title, name: fullName(person) })
  const assign = { key: t('websiteChange.assign'), run: () => void apply([website], { assigned_to: person }) }
  dispatch(showToast({ kind: 'info', key, action: assign }))
}
