import { apiSlice } from '../../src/api/call'
import { defineIsland, joinTexts } from '../../src/islands'
import { composerTexts } from '../../src/parts/composer'
import { type WebsiteProps, websiteProps } from '../../src/parts/websiteScreen'
import { MailerScreen } from './MailerScreen'

export default defineIsland({
  component: ({ website, websiteId }: WebsiteProps) => <MailerScreen websiteId={website ?? websiteId} />,
  props: websiteProps,
  slices: [apiSlice],
  messages: joinTexts((locale) => import(`./messages/${locale}.json`), composerTexts),
})
