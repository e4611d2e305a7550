// Reads [config, [[name, params], ...]] from standard input and writes the URLs that ziggy-js makes of it. A process of its own, because
// ziggy-js is an ES module and Jest loads CommonJS.
import { readFileSync } from 'node:fs'
import { route } from 'ziggy-js'

const [config, calls] = JSON.parse(readFileSync(0, 'utf8'))
console.log(JSON.stringify(calls.map(([name, params, absolute]) => route(name, params, absolute, config))))
