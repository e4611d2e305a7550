import { NOTHING, type Strategy } from './types'

/** When `mount()` is called with the host. */
export const manual: Strategy = () => NOTHING
