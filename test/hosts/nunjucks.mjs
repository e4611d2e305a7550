// Renders demo/recipes/nunjucks/page.njk for each case on standard input.
import { json } from 'node:stream/consumers'
import nunjucks from 'nunjucks'
import { createIslands } from '../../dist-adapters/node/host.js'

const loader = new nunjucks.FileSystemLoader('demo/recipes/nunjucks')
const environment = new nunjucks.Environment(loader, { autoescape: true, throwOnUndefined: true })
for (const [name, print] of Object.entries(createIslands({ dist: process.env.DIST })))
  environment.addGlobal(name, (...values) => new nunjucks.runtime.SafeString(print(...values)))
const cases = await json(process.stdin)
process.stdout.write(JSON.stringify(cases.map((values) => environment.render('page.njk', values))))
