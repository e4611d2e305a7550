const { default: BaseEnvironment } = require('@jest/environment-jsdom-abstract')
const jsdom = require('jsdom')
const endStorages = require('../../support/endStorages.cjs')

module.exports = class JsdomEnvironment extends endStorages(BaseEnvironment) {
  constructor(config, context) {
    super(config, context, jsdom)
    // Platform parts that jsdom lacks and Node has.
    for (const name of ['fetch', 'Request', 'Response', 'Headers', 'ReadableStream', 'structuredClone', 'BroadcastChannel'])
      this.global[name] ??= globalThis[name]
  }
}
