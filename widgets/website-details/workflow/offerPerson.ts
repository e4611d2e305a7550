import { suggestPerson } from '../../../src/api/suggestPerson'
import type { User, WebsiteDetails } from '../../../src/contract'
import type { Translate } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import { type AppThunk, showToast } from '../../../src/store'

interface Offer {
  readonly website: WebsiteDetails
  /** Who can be chosen. */
  readonly people: readonly User[]
  readonly t: Translate
  readonly onAssign: (personId: number) => void
}

/** Offers to give a website that became a change request to who is suggested for it (defaults 5.2). */
export const offerPerson =
  ({ website, people, t, onAssign }: Offer): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const suggested = await dispatch(suggestPerson(website.id))
    const person = people.find(({ id }) => id === suggested?.id)
    if (!person || person.id === website.assigned_to?.id) return
    const key = t('details.assignee.suggested', { name: fullName(person) })
    dispatch(showToast({ kind: 'info', key, action: { key: t('details.assignee.give'), run: () => onAssign(person.id) } }))
  }
