import { useRef } from 'react'
import { useAssignEmailsMutation, useRemoveEmailsMutation, useRestoreEmailsMutation } from '../../../src/api/unassigned'
import type { UnassignedEmail, WebsiteReference } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { showToast, useAppDispatch } from '../../../src/store'

/** A website a mail may be assigned to. */
export type WebsiteChoice = Pick<WebsiteReference, 'id' | 'title'>

/** What can be done with mails; all of it can be taken back. */
export function useTriage(mails: readonly UnassignedEmail[], openId: number | null, open: (id: number | null) => void) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [assignEmails, assigning] = useAssignEmailsMutation()
  const [removeEmails, removing] = useRemoveEmailsMutation()
  const [restoreEmails] = useRestoreEmailsMutation()
  const last = useRef<readonly number[]>([])

  const undo = async () => {
    const ids = last.current
    if (ids.length === 0) return
    last.current = []
    const result = await restoreEmails(ids)
    if ('error' in result) return
    open(ids[0] ?? null)
    dispatch(showToast({ kind: 'info', key: t('unassignedEmails.undone', { count: ids.length }) }))
  }

  /** The mail after those that leave the list, or else the one before. */
  const goOn = (ids: readonly number[]) => {
    if (openId === null || !ids.includes(openId)) return
    const at = mails.findIndex(({ id }) => id === openId)
    const rest = [...mails.slice(at + 1), ...mails.slice(0, at).toReversed()].filter(({ id }) => !ids.includes(id))
    open(rest[0]?.id ?? null)
  }

  const done = (ids: readonly number[], text: string) => {
    last.current = ids
    goOn(ids)
    dispatch(showToast({ kind: 'success', key: text, action: { key: t('partner.general.undo'), run: () => void undo() } }))
  }

  return {
    isBusy: assigning.isLoading || removing.isLoading,
    undo,
    async assign(ids: readonly number[], website: WebsiteChoice, remember: boolean): Promise<void> {
      const result = await assignEmails({ ids: [...ids], website: website.id, remember })
      if (!('error' in result)) done(ids, t('unassignedEmails.assigned', { count: ids.length, website: website.title }))
    },
    async remove(ids: readonly number[]): Promise<void> {
      const result = await removeEmails(ids)
      if (!('error' in result)) done(ids, t('unassignedEmails.removed', { count: ids.length }))
    },
    async restore(ids: readonly number[]): Promise<void> {
      const result = await restoreEmails(ids)
      if ('error' in result) return
      goOn(ids)
      dispatch(showToast({ kind: 'success', key: t('unassignedEmails.restored', { count: ids.length }) }))
    },
  }
}

export type Triage = ReturnType<typeof useTriage>
