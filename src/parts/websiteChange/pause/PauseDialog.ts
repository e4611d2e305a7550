import { lazyPart } from '../../../islands'

export const PauseDialog = lazyPart(() => import('./PauseForm'))
