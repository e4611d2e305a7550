import { useAssignEmailsMutation, useRemoveEmailsMutation, useRestoreEmailsMutation } from '../../../src/api/unassigned'
import type { WebsiteReference } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import type { Act, Mails } from './useAct'

/** A website a mail may be assigned to. */
export type WebsiteChoice = Pick<WebsiteReference, 'id' | 'title'>

/** Where mails go for good: to a website, or away; and back (UE-01). */
export function useTriage(act: Act) {
  const t = useMessages()
  const [assignEmails] = useAssignEmailsMutation()
  const [removeEmails] = useRemoveEmailsMutation()
  const [restoreEmails] = useRestoreEmailsMutation()

  return {
    assign: (mails: Mails, website: WebsiteChoice, remember: boolean) =>
      act(mails, {
        text: t('unassignedEmails.assigned', { count: mails.length, website: website.title }),
        leaves: true,
        run: () => assignEmails({ ids: idsOf(mails), website: website.id, remember }).unwrap(),
        back: () => restoreEmails(idsOf(mails)).unwrap(),
        kept: ({ unassignedUndo }) => unassignedUndo(mails, { state: 'assigned' }),
      }),
    remove: (mails: Mails) =>
      act(mails, {
        text: t('unassignedEmails.removed', { count: mails.length }),
        leaves: true,
        run: () => removeEmails(idsOf(mails)).unwrap(),
        back: () => restoreEmails(idsOf(mails)).unwrap(),
        kept: ({ unassignedUndo }) => unassignedUndo(mails, { state: 'removed' }),
      }),
    restore: (mails: Mails) =>
      act(mails, {
        text: t('unassignedEmails.restored', { count: mails.length }),
        leaves: true,
        run: () => restoreEmails(idsOf(mails)).unwrap(),
        back: () => removeEmails(idsOf(mails)).unwrap(),
        kept: () => [],
      }),
  }
}

const idsOf = (mails: Mails): number[] => mails.map(({ id }) => id)
