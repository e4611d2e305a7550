const { AsyncLocalStorage } = require('node:async_hooks')

const used = new Set()
const { run } = AsyncLocalStorage.prototype
AsyncLocalStorage.prototype.run = function runAndRemember(...args) {
  used.add(this)
  return run.apply(this, args)
}

/**
 * An environment that ends the storages of its test file with it. Node 20 hands each storage that was ever used on to every promise;
 * Jest makes one per file, the reference host more, and after a hundred files promises take longer than tests.
 */
module.exports = (Environment) =>
  class extends Environment {
    async teardown() {
      await super.teardown()
      for (const storage of used) storage.disable()
      used.clear()
    }
  }
