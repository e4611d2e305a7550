import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { newWebsiteProps } from './create/newWebsiteProps'
import { NewWebsiteScreen } from './create/NewWebsiteScreen'
import { texts } from './texts'

export default defineIsland({ component: NewWebsiteScreen, props: newWebsiteProps, slices: [apiSlice], messages: texts })
