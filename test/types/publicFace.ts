import * as v from 'valibot'
import { call, defineIsland, injectSlice, start } from '../../src'
import { api_partner_ticket_merge, api_website_details, partner_goals } from '../../src/contract'

// What must not compile when a team writes an island of its own.

declare const store: Parameters<typeof injectSlice>[0]
declare const Plain: () => null
declare const Named: (props: { name: string }) => null
const props = v.object({ name: v.string() })
const island = defineIsland({ component: Named, props })

export const withoutProps = defineIsland({ component: Plain })
// @ts-expect-error A component with props needs a schema that checks them.
export const unchecked = defineIsland({ component: Named })
// @ts-expect-error The schema gives a number where the component takes a text.
export const mismatched = defineIsland({ component: Named, props: v.object({ name: v.number() }) })
// @ts-expect-error There is no island without a component.
export const empty = defineIsland({ props })
// @ts-expect-error No option of that name.
export const misspelt = defineIsland({ component: Plain, needUser: false })
// @ts-expect-error Texts are loaded per locale, not given.
export const spoken = defineIsland({ component: Plain, messages: { hello: 'Hello' } })

start({ islands: { named: () => Promise.resolve({ default: island }) } })
// @ts-expect-error Islands are loaded, not given.
start({ islands: { named: island } })
// @ts-expect-error A module has its island as default.
start({ islands: { named: () => Promise.resolve({ island }) } })
// @ts-expect-error The runtime needs to know the islands.
start({})
// @ts-expect-error No place of that name.
start({ islands: {}, overlays: { toast: 'toasts' } })

injectSlice(store, { reducerPath: 'notes', reducer: (state = 0) => state })
// @ts-expect-error A slice has a reducer.
injectSlice(store, { reducerPath: 'notes' })
// @ts-expect-error A reducer has no place without a path.
injectSlice(store, { reducer: (state = 0) => state })

const goals = call(partner_goals)
const details = call(api_website_details)
const merge = call(api_partner_ticket_merge)
export const calls = [goals.query(), details.query({ params: { id: 7 } })]
// @ts-expect-error A route is more than its name.
export const byName = call('partner_goals')
// @ts-expect-error The route has a parameter.
export const withoutParams = details.query()
// @ts-expect-error The parameter has another name.
export const otherParam = details.query({ params: { website: 7 } })
// @ts-expect-error What the route takes is in its body.
export const withoutBody = merge.query({})
// @ts-expect-error The body wants another type.
export const wrongBody = merge.query({ body: { target: true, tickets: [1] } })
