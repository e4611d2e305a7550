import { defineIsland } from '../../src/islands'
import { ResellerMenu } from './ResellerMenu'

export default defineIsland({ component: ResellerMenu })
