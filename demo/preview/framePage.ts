import { escapeJson } from '../../src/page/escapeJson'
import type { HostContext } from '../kernel/context'
import { formValues } from '../kernel/request/formValues'
import { pageData } from '../pages/pageData'
import { render } from '../pages/render'
import { isHostStyle } from './hostStyles'

/** A foreign page with nothing on it but one island, under one style sheet; its page data can be sent along. */
export async function framePage(c: HostContext): Promise<Response> {
  const viewer = c.get('viewer')
  const { island = '', style = 'none', load = 'load', props = '' } = c.req.query()
  const pageJson =
    (await sentPage(c)) ??
    escapeJson(viewer ? await pageData(c, viewer) : { contract: 1, locale: c.get('locale'), config: {}, routes: {}, user: null })
  return render(c, 'preview_frame.njk', {
    title: island,
    pageJson,
    island,
    islands: [island],
    strategy: load,
    props: sameJson(props),
    style: isHostStyle(style) ? style : null,
  })
}

/** What the visitor of the panel typed, good or bad: only made safe to stand in the page. */
async function sentPage(c: HostContext): Promise<string | null> {
  if (c.req.method !== 'POST') return null
  const [page] = (await formValues(c)).get('page')
  if (page === undefined) return null
  return sameJson(page) ?? page.replaceAll('<', '\\u003c')
}

function sameJson(text: string): string | null {
  try {
    return escapeJson(JSON.parse(text))
  } catch {
    return null
  }
}
