import { lazyPart } from '../../islands'

export const SnoozePanel = lazyPart(() => import('./SnoozeForm'))
