const Sequencer = require('@jest/test-sequencer').default

const usesDatabase = ({ context }) => context.config.displayName?.name === 'server'

/**
 * The files that need a database one after another, before all others. A worker keeps its PGlite for the next of them
 * (see ../server/support/environment.cjs); starting it again between files of other projects took a third of the run.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- Not that of arrays: by size and by how long each took.
    const sorted = super.sort(tests)
    return [...sorted.filter(usesDatabase), ...sorted.filter((test) => !usesDatabase(test))]
  }
}
