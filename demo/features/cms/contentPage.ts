import type { Content } from '../../db/tables/editor'
import type { HostContext } from '../../kernel/context'
import { render } from '../../pages/render'
import { pagesOf } from './pages'

/** The content of a website to look at: its words on one page, without anything that the content could bring along. */
export const contentPage = (c: HostContext, title: string, content: Content): Response =>
  render(c, 'areas/content.njk', { title, pages: pagesOf(content) })
