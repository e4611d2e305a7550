import { STATUS_INFO, type Status } from '../../../../src/model'

interface Listed {
  readonly id: number | string
  readonly title: string
  readonly domain?: string | null | undefined
  readonly status: Status
}

/** Websites as pages list them that ask for one: where each leads, and by what people know it again. */
export const websiteChoice = (websites: readonly Listed[], hrefOf: (id: Listed['id']) => string) =>
  websites.map(({ id, title, domain, status }) => ({ href: hrefOf(id), title, domain, status, icon: STATUS_INFO[status].icon }))
