// Renders demo/recipes/nunjucks/page.njk for each case on standard input.
import { json } from 'node:stream/consumers'
import nunjucks from 'nunjucks'
import { addPartnerIslands } from '../../demo/recipes/nunjucks/partnerIslands.mjs'

const loader = new nunjucks.FileSystemLoader('demo/recipes/nunjucks')
const environment = new nunjucks.Environment(loader, { autoescape: true, throwOnUndefined: true })
addPartnerIslands(environment)
const cases = await json(process.stdin)
process.stdout.write(JSON.stringify(cases.map((values) => environment.render('page.njk', values))))
