import { useState } from 'react'
import { useSaveTimeEntryMutation, useTimeSpentQuery } from '../../../src/api/time'
import type { TimeEntry, TimeEntryDraft, TimeSpent } from '../../../src/contract'
import { isConflict, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { useOfferUndo } from '../../../src/parts/recentActions'

/** The entry as it was read, and what saves it; it is read again where somebody else has corrected it meanwhile. */
export function useSaveTime(websiteId: number, entry: TimeEntry | 'new') {
  const t = useMessages()
  const offerUndo = useOfferUndo()
  const [mutate] = useSaveTimeEntryMutation()
  const { refetch } = useTimeSpentQuery(websiteId)
  const [seen, setSeen] = useState(entry)
  const save = (draft: TimeEntryDraft) => mutate({ websiteId, draft }).unwrap()

  const correct = async (before: TimeEntry, values: TimeEntryDraft) => {
    const { id, startedAt, endedAt, comment, editedAt } = before
    const answer = await save({ ...values, id, editedAt })
    if (!endedAt) return
    const back = { id, startedAt, endedAt, comment: comment ?? '', editedAt: entryIn(answer, id)?.editedAt }
    offerUndo(t('websiteDetails.timer.corrected'), () => save(back))
  }

  return {
    seen,
    async saveTime(values: TimeEntryDraft): Promise<void> {
      if (seen === 'new') {
        await save(values)
        return
      }
      try {
        await correct(seen, values)
      } catch (thrown) {
        if (isConflict(toErrorObject(thrown))) setSeen(entryIn(await refetch().unwrap(), seen.id) ?? seen)
        throw thrown
      }
    },
  }
}

const entryIn = ({ entries }: TimeSpent, id: number): TimeEntry | undefined => entries.find((entry) => entry.id === id)
