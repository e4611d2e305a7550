import { lazyPart } from '../../islands'

export const MoveDialog = lazyPart(() => import('./MoveDialog'))
