import packageJson from '../../../package.json'
import { VERSION } from '../../../src/islands/version'

test('the version that copies tell each other is that of the package', () => {
  expect(VERSION).toBe(packageJson.version)
})
