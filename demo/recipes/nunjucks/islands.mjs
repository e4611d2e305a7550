// The example page, and the functions for your own templates.
import { readFileSync } from 'node:fs'
import nunjucks from 'nunjucks'
import { createIslands } from 'partner-islands/host'

const environment = nunjucks.configure('views', { autoescape: true })
for (const [name, print] of Object.entries(createIslands()))
  environment.addGlobal(name, (...values) => new nunjucks.runtime.SafeString(print(...values)))

export function renderIslands() {
  const page = JSON.parse(readFileSync('views/islands/page.json', 'utf8'))
  return environment.render('islands/page.njk', { title: 'Islands', page, props: {}, nonce: '' })
}
