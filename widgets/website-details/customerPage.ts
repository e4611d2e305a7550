import { apiSlice } from '../../src/api/call'
import { websiteOverlaySlice } from '../../src/api/websites'
import { defineIsland } from '../../src/islands'
import { websiteProps } from '../../src/parts/websiteScreen'
import { CustomerScreen } from './customer/CustomerScreen'
import { texts } from './texts'

export default defineIsland({ component: CustomerScreen, props: websiteProps, slices: [apiSlice, websiteOverlaySlice], messages: texts })
