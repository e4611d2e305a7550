import { apiSlice } from '../../src/api'
import { defineIsland } from '../../src/islands'
import { CustomerScreen } from './customer/CustomerScreen'
import { detailsProps } from './shared/detailsProps'
import { texts } from './texts'

export default defineIsland({ component: CustomerScreen, props: detailsProps, slices: [apiSlice], messages: texts })
