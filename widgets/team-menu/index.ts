import { defineIsland } from '../../src/islands'
import { TeamMenu } from './TeamMenu'

export default defineIsland({ component: TeamMenu })
