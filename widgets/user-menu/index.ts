import { defineIsland } from '../../src/islands'
import { UserMenu } from './UserMenu'

export default defineIsland({ component: UserMenu })
