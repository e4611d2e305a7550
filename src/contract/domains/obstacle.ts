import * as v from 'valibot'
import { flag } from '../tolerant'

/** Why nothing can be added now; another plan or contract would do with `upgrade`. */
export const Obstacle = v.object({ message: v.string(), upgrade: flag })
export type Obstacle = v.InferOutput<typeof Obstacle>
