const { TestEnvironment } = require('jest-environment-node')
const endStorages = require('./endStorages.cjs')

module.exports = endStorages(TestEnvironment)
