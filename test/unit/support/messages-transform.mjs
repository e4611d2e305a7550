import { compileMessages } from '../../../.ci/messages-plugin.mjs'

/** Components under test get their texts as the build compiles them. */
export default { process: (source) => ({ code: compileMessages(source) }) }
