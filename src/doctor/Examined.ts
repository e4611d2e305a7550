import type { Page } from '../page'
import type { Manifest } from './Manifest'
import type { PageElement } from './PageElement'
import type { ParsedPage } from './parseHtml'

/** What the doctor is given. */
export interface PageSource {
  readonly html: string
  /** Address of the page; absent for files. */
  readonly url?: string
  /** Of the response, with names in lower case. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A page with everything that several checks need of it. */
export interface Examined extends ParsedPage {
  readonly source: PageSource
  readonly manifest: Manifest
  /** Islands that the host adds to those of the package. */
  readonly ownIslands: readonly string[]
  readonly hosts: readonly PageElement[]
  /** The data block that is read. */
  readonly block: PageElement | undefined
  /** The value of the block if it is JSON. */
  readonly data: unknown
  /** The page as the islands will see it, if they can. */
  readonly page: Page | undefined
}
