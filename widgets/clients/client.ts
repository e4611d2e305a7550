import * as v from 'valibot'
import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { MAX_INT } from '../../src/model'
import { ClientScreen } from './ClientScreen'

/** The customer comes from the route, or from the props of a host of its own. */
const props = v.object({
  client: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
    v.integer(),
    v.minValue(1),
    v.maxValue(MAX_INT),
  ),
})

export default defineIsland({
  component: ClientScreen,
  props,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
