import { apiSlice } from '../../src/api/call'
import { defineIsland } from '../../src/islands'
import { type WebsiteProps, websiteProps } from '../../src/parts/websiteScreen'
import { MailerScreen } from './MailerScreen'

export default defineIsland({
  component: ({ website, websiteId }: WebsiteProps) => <MailerScreen websiteId={website ?? websiteId} />,
  props: websiteProps,
  slices: [apiSlice],
  messages: (locale) => import(`./messages/${locale}.json`),
})
