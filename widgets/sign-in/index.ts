import { defineIsland } from '../../src/islands'
import { SignIn } from './SignIn'

export default defineIsland({ component: SignIn, messages: (locale) => import(`./messages/${locale}.json`) })
