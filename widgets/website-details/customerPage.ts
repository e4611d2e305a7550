import { apiSlice } from '../../src/api/call'
import { websiteOverlaySlice } from '../../src/api/websites'
import { defineIsland } from '../../src/islands'
import { CustomerScreen } from './customer/CustomerScreen'
import { detailsProps } from './shared/detailsProps'
import { texts } from './texts'

export default defineIsland({ component: CustomerScreen, props: detailsProps, slices: [apiSlice, websiteOverlaySlice], messages: texts })
