import * as v from 'valibot'
import { GOALS } from '../../model'
import { flag } from '../tolerant'

/** Onboarding goals reached so far (spec 3). */
export const Goals = v.object(v.entriesFromList(GOALS, flag))
export type Goals = v.InferOutput<typeof Goals>
