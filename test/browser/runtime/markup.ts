import type { Page } from '@playwright/test'
import { embed } from '../support/hostPage'

/** A host of the counter, as a template would write it. */
export const counter = (id: string, label: string, attributes = ''): string => island('counter', `id="${id}" ${attributes}`, { label })

export const island = (name: string, attributes = '', props?: unknown): string =>
  `<div data-island="${name}" ${attributes}>${props === undefined ? '' : `<script type="application/json">${embed(props)}</script>`}<p>server</p></div>`

/** What went wrong without anybody taking it: uncaught errors and what React complains about. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('partner-islands')) errors.push(message.text())
  })
  return errors
}
