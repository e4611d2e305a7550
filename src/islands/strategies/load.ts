import { NOTHING, type Strategy } from './types'

/** At once. */
export const load: Strategy = (_host, run) => {
  run()
  return NOTHING
}
