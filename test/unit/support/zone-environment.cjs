const NodeEnvironment = require('../../support/node-environment.cjs')

/** A machine in a zone. Node heeds the variable when it changes; the tests themselves have only a copy of it. */
module.exports = class ZoneEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context)
    this.before = process.env.TZ
    const { zone } = config.projectConfig.testEnvironmentOptions
    process.env.TZ = zone
    const found = new this.global.Intl.DateTimeFormat().resolvedOptions().timeZone
    if (found !== zone) throw new Error(`The machine is in ${found}, not in ${zone}.`)
  }

  async teardown() {
    if (this.before === undefined) delete process.env.TZ
    else process.env.TZ = this.before
    await super.teardown()
  }
}
