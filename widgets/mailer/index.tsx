import * as v from 'valibot'
import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { MAX_INT } from '../../src/model'
import { MailerScreen } from './MailerScreen'

const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(MAX_INT),
)

// As a screen the website comes from the route, on a host of its own from the props.
const props = v.object({ website: v.optional(id), websiteId: v.optional(id) })

export default defineIsland({
  component: ({ website, websiteId }: v.InferOutput<typeof props>) => <MailerScreen websiteId={website ?? websiteId} />,
  props,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
