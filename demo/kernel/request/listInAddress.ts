import type { Pagination } from '../../../src/contract'
import type { HostContext } from '../context'

const SEARCH_MAX_LENGTH = 200

interface Asked {
  page: number
  search?: string
}

/**
 * A list on a page that needs no scripts, as its address asks for it: by what words it is narrowed, and which page of it; behind the last one, that.
 * An address that people have changed is no reason to refuse.
 */
export async function listInAddress<List extends { pagination: Pagination }>(c: HostContext, read: (asked: Asked) => Promise<List>) {
  const search = c.req.query('search')?.trim().slice(0, SEARCH_MAX_LENGTH) ?? ''
  const page = Math.max(Math.trunc(Number(c.req.query('page'))) || 1, 1)
  const asked = { page, ...(search && { search }) }
  const list = await read(asked)
  const { pages } = list.pagination
  return { search, ...(page > pages ? await read({ ...asked, page: pages }) : list) }
}
