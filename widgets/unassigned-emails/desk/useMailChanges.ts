import { useChangeEmailsMutation } from '../../../src/api/unassigned'
import type { Tag, UnassignedEmail, UnassignedEmailChange, User } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { fullName } from '../../../src/model'
import type { Act, Mails } from './useAct'

/** Who has mails, until when they are put off, and their tags. */
export function useMailChanges(act: Act, { snoozed }: { snoozed: boolean }) {
  const t = useMessages()
  const formats = useFormats()
  const send = useChangeGroups()

  return {
    give: (mails: Mails, person: User | null) =>
      act(mails, {
        text: person
          ? t('unassignedEmails.given', { count: mails.length, name: fullName(person) })
          : t('unassignedEmails.givenToNobody', { count: mails.length }),
        leaves: false,
        run: () => send(mails, () => ({ assigned_to: person?.id ?? null })),
        back: () => send(mails, ({ assigned_to }) => ({ assigned_to: assigned_to?.id ?? null })),
        kept: ({ unassignedUndo }) => unassignedUndo(mails, { assigned_to: person }),
      }),
    snooze: (mails: Mails, until: string | null) =>
      act(mails, {
        text: until
          ? t('unassignedEmails.snoozed', { count: mails.length, date: formats.shortDateTime(until) })
          : t('unassignedEmails.undone', { count: mails.length }),
        leaves: snoozed === (until === null),
        run: () => send(mails, () => ({ snoozedUntil: until })),
        back: () => send(mails, ({ snoozedUntil }) => ({ snoozedUntil })),
        kept: ({ unassignedUndo }) => unassignedUndo(mails, { snoozedUntil: until }),
      }),
    tag(mails: Mails, tag: Tag, isOn: boolean) {
      const changed = mails.filter(({ tags }) => tags.some(({ id }) => id === tag.id) !== isOn)
      const [on, off] = [{ addTags: [tag.id] }, { removeTags: [tag.id] }]
      return act(changed, {
        text: t(isOn ? 'unassignedEmails.tagged' : 'unassignedEmails.untagged', { count: changed.length, tag: tag.name }),
        leaves: false,
        run: () => send(changed, () => (isOn ? on : off)),
        back: () => send(changed, () => (isOn ? off : on)),
        kept: ({ unassignedUndo }) => unassignedUndo(changed, isOn ? { addTags: [tag] } : { removeTags: [tag] }),
      })
    },
  }
}

type Change = Omit<UnassignedEmailChange, 'ids'>

/** Changes mails, those that get the same in one call. */
function useChangeGroups() {
  const [changeEmails] = useChangeEmailsMutation()
  return async (mails: Mails, changeOf: (mail: UnassignedEmail) => Change): Promise<void> => {
    const groups = new Map<string, { change: Change; ids: number[] }>()
    for (const mail of mails) {
      const change = changeOf(mail)
      const key = JSON.stringify(change)
      const group = groups.get(key) ?? { change, ids: [] }
      group.ids.push(mail.id)
      groups.set(key, group)
    }
    await Promise.all([...groups.values()].map(({ change, ids }) => changeEmails({ ids, ...change }).unwrap()))
  }
}
