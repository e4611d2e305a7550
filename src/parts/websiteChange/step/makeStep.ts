import {
  changeBack,
  type ChangeConflict,
  changeWebsites,
  conflictSince,
  type MadeChange,
  shownAfter,
  takeBackChange,
  type WebsiteChange,
} from '../../../api/websiteChange'
import { fetchWebsite } from '../../../api/websites'
import type { ChangedWebsite, Website } from '../../../contract'
import { createErrorObject } from '../../../http'
import type { Wording } from '../../../i18n'
import { type AppThunk, selectUser } from '../../../store'
import type { ChangeTools } from '../ChangeTools'
import { conflictTexts } from '../fieldTexts'

export interface StepOptions extends Wording, Pick<ChangeTools, 'ask'> {
  /** The name of what is changed, translated. */
  readonly field: string
}

/** Takes a step back; rejects with an error object. */
export type StepBack = () => Promise<void>

export const makeStep =
  (seen: ChangedWebsite, change: WebsiteChange, options: StepOptions): AppThunk<Promise<StepBack>> =>
  async (dispatch, getState) => {
    let before = await dispatch(fetchWebsite(seen.id))
    let conflict: ChangeConflict | null | undefined = conflictSince({ seen, now: before, me: selectUser(getState())?.id }, change)
    for (;;) {
      if (conflict) {
        if (!(await isMineWanted(conflict, change, options))) throw keptTheirs()
        before = conflict.website
      }
      const { refused, conflicts, made } = await dispatch(changeWebsites([before], change))
      if (refused[0]) throw refused[0].error
      ;[conflict] = conflicts
      if (!conflict) return () => dispatch(takeStepBack({ before, change, made }, options))
    }
  }

async function isMineWanted(conflict: ChangeConflict, change: WebsiteChange, { field, ask, ...wording }: StepOptions): Promise<boolean> {
  const texts = conflictTexts(conflict, change, wording)
  return texts !== undefined && ask({ ...texts, field })
}

const keptTheirs = () => createErrorObject({ name: 'Conflict', type: 'backend', message: 'partner.error.conflict' })

interface MadeStep {
  readonly before: Website
  readonly change: WebsiteChange
  readonly made: readonly MadeChange[]
}

/** By the server where it knows what it was; else by the opposite change. */
const takeStepBack =
  ({ before, change, made }: MadeStep, options: StepOptions): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (made.length === 0) {
      await dispatch(makeStep({ ...before, ...shownAfter(before, change, new Date()) }, changeBack(before, change), options))
      return
    }
    const { refused } = await dispatch(takeBackChange([{ before: [before], change, made }]))
    if (refused[0]) throw refused[0].error
  }
